import type { DataField, DataForm } from '../../src/forms/data-form/definition.ts';
import { choices, maxLength, ways } from './sixty-fields.ts';

/** Path of the call whose answer is {@link dataForm}; the measuring browser answers it for both sides. */
export const dataFormPath = '/api/bench/data-form';

/** A form of 60 inputs that comes as data: 45 in four sections, then three groups of five that repeat. */
export const dataForm: DataForm = {
  sections: [
    { heading: '受け取り', items: [way(), ...several(14, '受け取り', 'first')] },
    { heading: '申請する人', items: several(10, '申請', 'second') },
    {
      heading: '資格',
      items: several(10, '資格', 'third'),
      sections: [{ heading: '資格の証明', items: several(10, '証明', 'fourth') }],
    },
    {
      heading: '経歴',
      items: ['school', 'career', 'training'].map((group, index) => ({
        group,
        legend: `経歴${'甲乙丙'.charAt(index)}`,
        least: 1,
        fields: several(5, '経歴', 'part'),
      })),
    },
  ],
};

function way(): DataField {
  return { name: 'way', label: '受け取り方法', widget: 'radio', required: true, options: ways };
}

/** Texts, every fifth a list; the last is shown only for one way. */
function several(count: number, label: string, name: string): DataField[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `${name}${index + 1}`,
    label: `${label}${index + 1}`,
    required: true,
    ...(index % 5 === 4 ? { widget: 'select', options: choices } : { widget: 'text', maxLength }),
    ...(name === 'first' && index === 13 ? { shownWhen: { field: 'way', is: 'post' } } : {}),
  }));
}
