import { testRecording } from './test-recording.ts';

for (const name of ['tax-return/choose-again', 'nq/change-from-check']) testRecording(name);
