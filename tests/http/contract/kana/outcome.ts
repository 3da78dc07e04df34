import type { KanaReport } from '../../../../src/server/services/kana/report.ts';
import type { Reply } from '../client.ts';

export const codesOf = ({ errors }: Reply) => errors.map(({ errorCode }) => errorCode);
export const outcome = ({ resultCode, errors }: Reply) =>
  errors[0] === undefined ? resultCode : `${errors[0].errorCode} ${errors[0].errorMessage}`;

export const memberOf = (reports: readonly KanaReport[], id: string) => {
  const found = reports.find((report) => report.id === id);
  if (found === undefined) throw new Error(`no report ${id}`);
  return found;
};
