import { runSucceeds } from './command.ts';
import type { Proof } from './proof.ts';

/** Of each `npm test` or `npm run test:generated` has a part, or proves it in another way (`*.proof.test.ts`, `*.proof.spec.ts`). */
export const longTests: Proof = {
  name: 'long',
  says: 'what takes long: every fault in the real screens, a hundred mutants; in Chromium every story, every error code, random walks; stories in WebKitGTK and Firefox',
  async prove() {
    const words = ['--import', 'tsx', 'scripts/test.ts', 'build', 'bundle', 'unit-proofs', 'browser-proofs'];
    const result = runSucceeds(process.execPath, words, process.cwd(), process.env) ? 'holds' : 'FAILS';
    return [{ what: 'the tests that take long', result }];
  },
};
