import { expect, it } from 'vitest';
import { dialogWords } from '../../words/dialog-words.ts';

it('what is told where medical expenses do not come in time [ER-163]', () => {
  expect(dialogWords('tax-return-certificates', 'medicalTimeout').title).toMatch(/^取得できませんでした$/);
});
