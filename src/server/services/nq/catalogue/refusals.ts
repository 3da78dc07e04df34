import { type Answer, failure, refusal } from '../../../kernel/calls/endpoint.ts';

/** EDQ101: no such qualification, business, unit, procedure, level or examination, or it is not handled there. */
export const notOffered: Answer = refusal(
  'EDQ101',
  'この手続きは見つかりませんでした。取り扱いが変わったことがあります。資格の一覧から選び直してください。',
);

/** EDQ102: the form in the database violates `schemas/data-form.schema.json`. */
export const formBroken: Answer = refusal(
  'EDQ102',
  '申請の様式に問題があるため、いまは申請できません。しばらくしてから、もう一度お試しください。',
);

/** resultCode 0002 of an inquiry: no agency has a record of the person. */
export const noRecord: Answer = failure({ resultCode: '0002' });

/** resultCode 9002 of an inquiry: agencies did not respond. */
export const noAnswer: Answer = failure({ resultCode: '9002' });
