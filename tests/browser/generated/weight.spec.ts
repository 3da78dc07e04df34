import { expect, test } from 'playwright/test';
import { writtenWeights } from '../../bench/benchmarks-document.ts';
import { addressOf, madeUpQualifications, measuredPages } from '../../bench/measured-pages.ts';
import { weigh } from '../../bench/weigh.ts';
import { startPortal } from '../harness/start-portal.ts';

/** Answers hold days and times: a few bytes differ. */
const toleratedPart = 0.02;
const toleratedRequests = 1;

test('bytes and requests until the measured pages are live are those in docs/benchmarks.json', async ({ browser }) => {
  test.setTimeout(180_000);
  const portal = await startPortal({ MADOGUCHI_MADE_UP: String(madeUpQualifications) });
  try {
    for (const page of measuredPages) {
      const written = writtenWeights()[page.name];
      const { requests, ...weighed } = await weigh(browser, addressOf(page, portal.origin, 'ours'), page.persona);
      const ifMeant = `${page.says}: if this is meant, npm run bench -- --only=weight --write`;
      expect
        .soft(Math.abs(requests - written.requests), `${requests} requests, ${written.requests} written; ${ifMeant}`)
        .toBeLessThanOrEqual(toleratedRequests);
      for (const what of ['kilobytes', 'page'] as const)
        expect
          .soft(
            Math.abs(weighed[what] / written[what] - 1),
            `${what}: ${weighed[what].toFixed(1)} KB, ${written[what]} written; ${ifMeant}`,
          )
          .toBeLessThanOrEqual(toleratedPart);
    }
  } finally {
    await portal.stop();
  }
});
