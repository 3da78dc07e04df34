import { testRecording } from './test-recording.ts';

testRecording('familyregister-identification-code/stop-procedure');
