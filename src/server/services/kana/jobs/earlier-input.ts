import { deadlineJob } from '../../../common/deadlines/deadline.ts';
import { earlierInputs } from '../earlier-inputs.ts';
import { inputDeadline } from '../input-deadline.ts';

/** 「…まで残しておきます」, of what was saved before the present draft. */
export const job = deadlineJob(
  inputDeadline('kana_earlier_inputs', ({ db, citizen }) => earlierInputs(db, citizen.id, new Date(0))),
);
