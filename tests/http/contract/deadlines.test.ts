import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deadlinesOf, saidIn } from '../../../src/lint/reading/deadlines.ts';
import { check, realFiles, root } from '../../lint/project.ts';
import { databases, sharedPortalOn } from '../harness.ts';
import { deadlineCases } from './deadline-cases.ts';

const deadlines = deadlinesOf(check(realFiles));

describe('the list of deadlines (catalog/words.yaml)', () => {
  it('names, for each that is said, a test that holds the portal to it, or why nobody is refused', () => {
    const names = new Set(deadlineCases.map(({ name }) => name));
    const enforced = deadlines.said.map((one) => one.enforced).filter((one) => one !== '');
    expect(enforced.filter((one) => !names.has(one) && !existsSync(join(root, one)))).toEqual([]);
    expect([...names].filter((name) => !enforced.includes(name))).toEqual([]);
  });

  it('has every sentence of the server that says one: on the home page, in mails, receipts and refusals', () => {
    const free = serverSentences().filter(({ sentence }) => saidIn(deadlines, sentence).length === 0);
    expect(free).toEqual([]);
  });
});

/** Sentences in the server's program and in the catalogue of qualifications; notes for engineers are left out. */
function serverSentences(): readonly { readonly file: string; readonly sentence: string }[] {
  const folder = join(root, 'src/server');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.ts$|qualifications.*\.yaml$/.test(file) && !/sandbox.people|external-sites/.test(file),
  );
  return files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/^\s*(?:\/\/|#).*$/gm, '');
    return [...text.replace(/\$\{[^{}]*\}/g, '□').matchAll(/[^。！？\n'"`<>]+/gu)].flatMap(([sentence]) =>
      /\p{Script=Han}|まで/u.test(sentence) && deadlines.stems.some((stem) => sentence.includes(stem))
        ? [{ file, sentence: sentence.replaceAll(/[□\s]+/gu, '□') }]
        : [],
    );
  });
}

describe.each(databases)('deadlines are kept as they are said, on %s', (kind) => {
  const portal = sharedPortalOn(kind);

  it.each(deadlineCases.map((one) => [one.name, one] as const))(
    '%s: half a minute before it works, a second after it is refused with words',
    async (_name, { begin, says }) => {
      const early = await begin(portal.origin, portal.database);
      await early.client.advance(Math.floor((early.endsAt - Date.now()) / 1000) - 30);
      expect(await early.act()).toBeNull();
      const late = await begin(portal.origin, portal.database);
      await late.client.advance(Math.ceil((late.endsAt - Date.now()) / 1000) + 1);
      expect(await late.act()).toMatch(says);
    },
  );
});
