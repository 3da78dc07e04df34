import * as wording from '../../../../build/wording/services/drivers-license.ts';
import { groupsOfFour } from '../../../model/groups-of-four.ts';
import type { WordsOf } from '../../kernel/portal/module-parts.ts';
import { textOf } from '../../kernel/portal/plain-row.ts';

/** A change of the permanent address on a driving licence. */
export const wordsOf: WordsOf = ({ kind, licenceNumber, address }) =>
  kind === 'licence-permanent-address'
    ? {
        title: wording.receipt.procedure,
        rows: [
          { name: wording.receipt.licenceNumber, value: groupsOfFour(textOf(licenceNumber)) },
          { name: wording.receipt.newDomicile, value: textOf(address) },
        ],
      }
    : null;
