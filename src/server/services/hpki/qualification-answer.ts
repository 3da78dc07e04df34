import { japanDate } from '../../kernel/time/japan-date.ts';
import type { HeldQualification } from './qualifications.ts';

/** As in `catalog/types/hpkiQualification.yaml`: number and date only if the register shares them. */
export function qualificationAnswer({ record, issuer, application }: HeldQualification) {
  const { id, type, registrationNumber, registrationDate, isShared = true } = record;
  return {
    id,
    type,
    issuer,
    ...(isShared && { registrationNumber, registrationDate }),
    ...(application !== null && {
      application: {
        receptionNumber: application.receptionNumber,
        status: application.status,
        receivedOn: japanDate(application.receivedAt),
      },
    }),
  };
}
