import { expect, it } from 'vitest';
import { textsWrittenIn } from '../../catalog/texts-written-in.ts';

it.each(['申請を中断しますか？', '中断する'])(
  'given by the specification, stands word for word: %s [AM-049]',
  (text) => {
    expect([...textsWrittenIn('screens/familyregister')]).toContain(text);
  },
);
