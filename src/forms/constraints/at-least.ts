import type { Constraint } from '../../model/vocabulary.ts';

/** At least `count` records of the list have the flag `where` set. */
export function test(list: unknown, { count, where }: { readonly count: number; readonly where: string }): boolean {
  if (!Array.isArray(list)) return true;
  return list.filter((item) => isMarked(item, where)).length >= count;
}

function isMarked(item: unknown, member: string): boolean {
  if (typeof item !== 'object' || item === null || !Object.hasOwn(item, member)) return false;
  return (item as { readonly [member: string]: unknown })[member] === true;
}

export const constraint: Constraint = {
  name: 'atLeast',
  says: '一覧のうち、その数（count）以上で、項目 where が true である（例: { count: 1, where: isChecked }）',
  argument: {
    type: 'object',
    additionalProperties: false,
    required: ['count', 'where'],
    properties: {
      count: { type: 'integer', minimum: 1, description: 'いくつ以上か。' },
      where: {
        type: 'string',
        'x-member': 'flag',
        description: '一覧の一つ一つが持つ、true か false の項目の名前。例: isChecked。',
      },
    },
  },
  message: 'atLeast',
  appliesTo: ['list'],
  test,
  bounds: { items: { least: (argument) => (argument as { readonly count?: number }).count ?? null } },
  accepts: [
    [[{ on: true }], { count: 1, where: 'on' }],
    [[{ on: false }, { on: true }], { count: 1, where: 'on' }],
    [[{ on: true }, { off: true }, { on: true }], { count: 2, where: 'on' }],
    [[{ toString: true }], { count: 1, where: 'toString' }],
  ],
  refuses: [
    [[], { count: 1, where: 'on' }],
    [[{ on: false }, {}], { count: 1, where: 'on' }],
    [[{ on: true }, { on: false }], { count: 2, where: 'on' }],
    [[{ on: 'true' }, { on: 1 }, null, 'on'], { count: 1, where: 'on' }],
    [[{}], { count: 1, where: 'toString' }],
  ],
};
