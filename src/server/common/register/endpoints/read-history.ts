import * as refusalsWording from '../../../../../build/wording/server/refusals.ts';
import { invalidRequest } from '../../../kernel/calls/answers.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { textSetting } from '../../../kernel/portal/settings.ts';

/** Counts one reading. The member stating the reading method is prefixed with the product name (setting `statistics.product`). */
export const endpoint = defineEndpoint('readHistory', {
  login: 'required',
  async handle({ body, citizen, db, now, settings }) {
    const functionType = body[`${textSetting(settings, 'statistics.product')}CallFunctionType`];
    if (functionType === undefined) return invalidRequest(200, refusalsWording.register.unknownItem);
    await db.query('insert into usage_statistics (citizen_id, function_type, work_id, at) values ($1, $2, $3, $4)', [
      citizen.id,
      functionType,
      body.workId,
      now.toISOString(),
    ]);
    return ok();
  },
});
