import { choices, digitCount, type MeasuredField, maxLength, ways } from '../sixty-fields.ts';
import { RadioField, SelectField, TextField } from './fields.tsx';

const kana = /^[ァ-ヶー]*$/;
const digits = new RegExp(`^[0-9]{${digitCount}}$`);

export function problemOf({ kind, label }: MeasuredField, value: string): string {
  if (value === '') return `${label}は必須項目です。`;
  switch (kind) {
    case 'text':
    case 'kana':
      if ([...value].length > maxLength) return `${maxLength}文字以下で入力してください。`;
      return kind === 'kana' && !kana.test(value.normalize('NFC'))
        ? '全角カタカナで、空白を入れずに入力してください。'
        : '';
    case 'digits':
      return digits.test(value) ? '' : `${digitCount}けたの半角数字で入力してください。`;
    case 'select':
      return choices.some((choice) => choice.value === value) ? '' : `${label}を選び直してください。`;
    case 'radio':
      return ways.some((way) => way.value === value) ? '' : `${label}を選び直してください。`;
  }
}

export function MeasuredControl({
  field: { name, label, kind },
  ...rest
}: {
  readonly field: MeasuredField;
  readonly value: string;
  readonly error: string;
  onValue(name: string, value: string): void;
}) {
  const props = { name, label, required: true, ...rest };
  if (kind === 'select') return <SelectField {...props} choices={choices} />;
  return kind === 'radio' ? <RadioField {...props} choices={ways} /> : <TextField {...props} />;
}
