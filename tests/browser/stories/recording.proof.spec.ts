import { testRecording } from './test-recording.ts';

for (const name of ['familyregister-identification-code/stop-procedure', 'nq/change-from-check']) testRecording(name);
