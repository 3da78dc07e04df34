// The run-time loads them when they are first needed; here they are there, so that `settle` has nothing to wait for but promises.
import '../../src/runtime/portal/bare.ts';
import '../../src/runtime/calls/idempotency.ts';
import '../../src/runtime/screen/read-again.ts';
import '../../src/runtime/fields/field-checks.ts';
import '../../src/runtime/screen/open-launch.ts';
import '../../src/runtime/screen/filed-elsewhere.ts';
import '../../src/runtime/screen/settle-unanswered.ts';
import '../../src/runtime/screen/stored-draft.ts';
import '../../src/runtime/portal/resume-intent.ts';
import '../../src/runtime/run/run-poll.ts';
import '../../src/steps/launchApp/launch-app.ts';
