import type { WordsOf } from '../../kernel/portal/module-parts.ts';
import { textOf } from '../../kernel/portal/plain-row.ts';

/** A change of the permanent address on a driving licence. */
export const wordsOf: WordsOf = ({ kind, licenceNumber, address }) =>
  kind === 'licence-permanent-address'
    ? {
        title: '運転免許の本籍の変更',
        rows: [
          { name: '免許の番号', value: textOf(licenceNumber) },
          { name: '新しい本籍', value: textOf(address) },
        ],
      }
    : null;
