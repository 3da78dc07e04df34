import { runSucceeds } from './command.ts';
import type { Proof } from './proof.ts';

/** `npm test` plays in Chromium the few stories that meet everything, and `npm run test:generated` a part of what is repeated here. */
export const inChromium: Proof = {
  name: 'chromium',
  says: 'what is proved without a browser, or by a few, all of it in Chromium: every story',
  async prove() {
    const words = ['--import', 'tsx', 'scripts/test.ts', 'build', 'bundle', 'proofs'];
    const result = runSucceeds(process.execPath, words, process.cwd(), process.env) ? 'holds' : 'FAILS';
    return [{ what: 'every story in Chromium', result }];
  },
};
