import type { WordsOf } from '../../kernel/portal/module-parts.ts';
import { recordOf, textOf } from '../../kernel/portal/plain-row.ts';

const types: { readonly [type: string]: string } = { '1': '戸籍', '2': '除籍' };

/** An application for identification codes. */
export const wordsOf: WordsOf = ({ kind, registers }) => {
  if (kind !== 'identification-code' || !Array.isArray(registers)) return null;
  return {
    title: '戸籍電子証明書提供用識別符号の取得',
    rows: registers.map(recordOf).flatMap(({ type, domicile, headOfTheFamily }) => {
      const name = types[textOf(type)] ?? '戸籍';
      return [
        { name: `${name}の本籍`, value: textOf(domicile) },
        { name: `${name}の筆頭者`, value: textOf(headOfTheFamily) },
      ];
    }),
  };
};
