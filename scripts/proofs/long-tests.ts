import { browsers, provedIn } from '../../tests/stories/webdriver/browsers.ts';
import { whyNot } from '../../tests/stories/webdriver/installed.ts';
import { runSucceeds } from './command.ts';
import type { Outcome, Proof } from './proof.ts';

/** Of each `npm test` or `npm run test:generated` has a part, or proves it in another way (`*.proof.test.ts`, `*.proof.spec.ts`). */
export const longTests: Proof = {
  name: 'long',
  says: 'what takes long: every fault in the real screens, every eighth mutant on the whole project, 5,000 drafts made by chance, the HTTP contract on the embedded database; in Chromium every story, every error code, random walks; stories in WebKitGTK and Firefox',
  async prove() {
    const words = [
      '--import',
      'tsx',
      'scripts/test.ts',
      'build',
      'bundle',
      'mutants-eighth',
      'walk',
      'unit-proofs',
      'http-embedded',
      'browser-proofs',
    ];
    const result = runSucceeds(process.execPath, words, process.cwd(), { ...process.env, TURNS: '1' })
      ? 'holds'
      : 'FAILS';
    return [{ what: 'the tests that take long', result }, ...notPlayed()];
  },
};

/** The tests skip a browser that is not installed: so nothing is proved there. */
function notPlayed(): readonly Outcome[] {
  return provedIn.flatMap((name) => {
    const browser = browsers[name];
    const why = browser === undefined ? null : whyNot(browser);
    return browser === undefined || why === null
      ? []
      : [{ what: `stories in ${browser.title}`, result: 'not run', why }];
  });
}
