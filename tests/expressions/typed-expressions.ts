import fc from 'fast-check';
import type { Scope } from '../../src/model/expression.ts';
import type { Type } from '../../src/model/type.ts';

/** One expression twice: as an author writes it, and in plain CEL (numbers as doubles, `missing` as `!has`). */
export interface Pair {
  readonly ours: string;
  readonly cel: string;
}

const text: Type = { kind: 'text' };
const number: Type = { kind: 'number' };
const flag: Type = { kind: 'flag' };
const always = (type: Type) => ({ type, optional: false });
const perhaps = (type: Type) => ({ type, optional: true });
const record = (members: Extract<Type, { kind: 'record' }>['members']): Type => ({ kind: 'record', members });

export const names: { readonly [name: string]: Type } = {
  state: record({
    count: always(number),
    label: always(text),
    isOn: always(flag),
    note: perhaps(text),
    four: perhaps(record({ sex: always(text), note: perhaps(text) })),
  }),
  numbers: { kind: 'list', of: number },
  texts: { kind: 'list', of: text },
  reports: { kind: 'list', of: record({ isChecked: always(flag), size: always(number), kind: perhaps(text) }) },
};

const someNumber = fc.constantFrom(-2, -1, 0, 0.5, 1, 2, 3);
const someText = fc.constantFrom('', 'a', 'b', 'ab', '東京', '𠮷');
const optional = <T>(key: string, value: fc.Arbitrary<T>) =>
  fc.oneof(
    fc.constant({}),
    value.map((present) => ({ [key]: present })),
  );

/** Values that fit {@link names}, with optional members present or left out. */
export const scopes: fc.Arbitrary<Scope> = fc.record({
  state: fc
    .tuple(
      fc.record({ count: someNumber, label: someText, isOn: fc.boolean() }),
      optional('note', someText),
      optional(
        'four',
        fc.tuple(fc.record({ sex: someText }), optional('note', someText)).map(([a, b]) => ({ ...a, ...b })),
      ),
    )
    .map((parts) => Object.assign({}, ...parts)),
  numbers: fc.array(someNumber, { maxLength: 3 }),
  texts: fc.array(someText, { maxLength: 3 }),
  reports: fc.array(
    fc
      .tuple(fc.record({ isChecked: fc.boolean(), size: someNumber }), optional('kind', someText))
      .map(([a, b]) => ({ ...a, ...b })),
    { maxLength: 3 },
  ),
});

const same = (source: string): Pair => ({ ours: source, cel: source });

/** `write('(', a, ' + ', b, ')')` puts pairs together. */
function write(...parts: readonly (string | Pair)[]): Pair {
  const side = (which: keyof Pair) => parts.map((part) => (typeof part === 'string' ? part : part[which])).join('');
  return { ours: side('ours'), cel: side('cel') };
}

const numberLiteral = someNumber
  .filter((value) => value >= 0)
  .map((value): Pair => ({ ours: String(value), cel: Number.isInteger(value) ? `${value}.0` : String(value) }));
const textLiteral = someText.map((value) => same(`'${value}'`));

/** Reads of members that may be absent, with the tests that tell whether they are there. */
const optionalTexts: readonly { read: string; has: Pair; missing: Pair }[] = [
  {
    read: 'state.note',
    has: same('has(state.note)'),
    missing: { ours: 'missing(state.note)', cel: '!has(state.note)' },
  },
  {
    read: 'state.four.sex',
    has: same('has(state.four)'),
    missing: { ours: 'missing(state.four.sex)', cel: '!(has(state.four) && has(state.four.sex))' },
  },
  {
    read: 'state.four.note',
    has: same('(has(state.four) && has(state.four.note))'),
    missing: { ours: 'missing(state.four.note)', cel: '!(has(state.four) && has(state.four.note))' },
  },
];

/** An alias, since an interface has no index signature for `letrec`. */
type Kinds = {
  readonly flag: Pair;
  readonly number: Pair;
  readonly text: Pair;
  readonly numbers: Pair;
  readonly texts: Pair;
  readonly reports: Pair;
};

/** Expressions of a kind, with the loop variable `r` (a report) in reach or not. */
function expressions(inLoop: boolean): { [kind in keyof Kinds]: fc.Arbitrary<Pair> } {
  const only = <T>(values: readonly T[]) => (inLoop ? values : []);
  return fc.letrec<Kinds>((tie) => {
    const [isTrue, count, word] = [tie('flag'), tie('number'), tie('text')];
    const inner = inLoop ? null : expressions(true);
    const loops = (kinds: readonly string[]) =>
      inner === null
        ? []
        : [
            fc
              .tuple(tie('reports'), fc.constantFrom(...kinds), inner.flag)
              .map(([list, kind, body]) => write(list, `.${kind}(r, `, body, ')')),
          ];
    const mapped = (body: fc.Arbitrary<Pair> | undefined) =>
      body === undefined
        ? []
        : [fc.tuple(tie('reports'), body).map(([list, part]) => write(list, '.map(r, ', part, ')'))];
    const listed = (item: fc.Arbitrary<Pair>) =>
      fc
        .array(item, { minLength: 1, maxLength: 3 })
        .map((items) => write('[', ...items.flatMap((part, index) => (index ? [', ', part] : [part])), ']'));
    const leaf = { maxDepth: 4, depthIdentifier: 'expression', withCrossShrink: true } as const;
    const choice = (item: fc.Arbitrary<Pair>) =>
      fc
        .tuple(isTrue, item, item)
        .map(([condition, then, otherwise]) => write('(', condition, ' ? ', then, ' : ', otherwise, ')'));

    return {
      flag: fc.oneof(
        leaf,
        fc.constantFrom(...['true', 'false', 'state.isOn', ...only(['r.isChecked', 'has(r.kind)'])].map(same)),
        fc.tuple(isTrue, fc.constantFrom(' && ', ' || '), isTrue).map(([a, sign, b]) => write('(', a, sign, b, ')')),
        isTrue.map((a) => write('!', a)),
        fc
          .tuple(count, fc.constantFrom('==', '!=', '<', '<=', '>', '>='), count)
          .map(([a, sign, b]) => write('(', a, ` ${sign} `, b, ')')),
        fc
          .tuple(word, fc.constantFrom('==', '!=', '<', '>='), word)
          .map(([a, sign, b]) => write('(', a, ` ${sign} `, b, ')')),
        fc.tuple(tie('numbers'), tie('numbers')).map(([a, b]) => write('(', a, ' == ', b, ')')),
        fc
          .tuple(word, fc.constantFrom('contains', 'startsWith', 'endsWith'), word)
          .map(([a, name, b]) => write(a, `.${name}(`, b, ')')),
        fc.tuple(count, tie('numbers')).map(([a, list]) => write('(', a, ' in ', list, ')')),
        fc.tuple(word, tie('texts')).map(([a, list]) => write('(', a, ' in ', list, ')')),
        fc.constantFrom(...optionalTexts.flatMap(({ has, missing }) => [has, missing])),
        fc
          .tuple(fc.constantFrom(...optionalTexts), word)
          .map(([{ read, has }, b]) => write('(', has, ` && ${read} == `, b, ')')),
        fc
          .tuple(fc.constantFrom(...optionalTexts), word)
          .map(([{ read, missing }, b]) => write('(', missing, ` || ${read} != `, b, ')')),
        ...only([word.map((b) => write('(has(r.kind) && r.kind == ', b, ')'))]),
        ...loops(['exists', 'all', 'exists_one']),
        choice(isTrue),
      ),
      number: fc.oneof(
        leaf,
        fc.oneof(numberLiteral, fc.constantFrom(...['state.count', ...only(['r.size'])].map(same))),
        fc.tuple(count, fc.constantFrom(' + ', ' - ', ' * '), count).map(([a, sign, b]) => write('(', a, sign, b, ')')),
        count.map((a) => write('(-', a, ')')),
        fc
          .oneof(word, tie('texts'), tie('reports'))
          .map((a): Pair => ({ ours: `${a.ours}.size()`, cel: `double(size(${a.cel}))` })),
        fc.tuple(tie('numbers'), fc.nat({ max: 2 })).map(([list, index]) => write(list, `[${index}]`)),
        choice(count),
      ),
      text: fc.oneof(
        leaf,
        fc.oneof(textLiteral, fc.constantFrom(...['state.label', ...only(['r.kind'])].map(same))),
        fc.constantFrom(...optionalTexts.map(({ read }) => same(read))),
        fc.tuple(word, word).map(([a, b]) => write('(', a, ' + ', b, ')')),
        fc.constantFrom(...optionalTexts).map(({ read, has }) => write('(', has, ` ? ${read} : 'none')`)),
        choice(word),
      ),
      numbers: fc.oneof(
        leaf,
        fc.constant(same('numbers')),
        listed(count),
        fc.tuple(tie('numbers'), tie('numbers')).map(([a, b]) => write('(', a, ' + ', b, ')')),
        ...mapped(inner?.number),
      ),
      texts: fc.oneof(leaf, fc.constant(same('texts')), listed(word), ...mapped(inner?.text)),
      reports: fc.oneof(leaf, fc.constant(same('reports')), ...loops(['filter'])),
    };
  });
}

export const anyExpression: fc.Arbitrary<Pair> = fc.oneof(...Object.values(expressions(false)));
