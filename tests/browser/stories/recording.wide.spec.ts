import { testRecording } from './test-recording.ts';

testRecording('tax-return/choose-again');
