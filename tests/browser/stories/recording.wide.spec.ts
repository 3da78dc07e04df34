import { testRecording } from './test-recording.ts';

for (const name of [
  'familyregister-identification-code/stop-procedure',
  'tax-return/choose-again',
  'nq/change-from-check',
])
  testRecording(name);
