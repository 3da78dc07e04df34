import { isExpression } from '../../src/load/type-check/check-value.ts';
import type { CodeList, Tone } from '../../src/model/catalog.ts';
import type { ChipOf } from '../../src/model/chip.ts';
import type { Tree } from '../../src/model/expression.ts';

/** What makes the JSON of a descriptor in which each row of a summary and each column of a table whose value is the label of a state says so. */
export function markingChips(codes: readonly CodeList[]): <Descriptor>(descriptor: Descriptor) => Descriptor {
  const tones = tonesOf(codes);
  return <Descriptor>(descriptor: Descriptor) => marked(descriptor, tones, false) as Descriptor;
}

type Tones = ReadonlyMap<string, { readonly [code: string]: Tone }>;

function tonesOf(codes: readonly CodeList[]): Tones {
  const own = codes.map(({ name, codes: values }) => {
    const tones = values.flatMap(({ value, tone }) => (tone === undefined ? [] : [[value, tone] as const]));
    return [name, Object.fromEntries(tones)] as const;
  });
  return new Map(own.filter(([, tones]) => Object.keys(tones).length > 0));
}

function marked(value: unknown, tones: Tones, inRows: boolean): unknown {
  if (Array.isArray(value)) return value.map((part) => marked(part, tones, inRows));
  if (typeof value !== 'object' || value === null) return value;
  const within = inRows || ('kind' in value && (value.kind === 'summary' || value.kind === 'table'));
  const parts = Object.entries(value).map(([key, part]) => [key, marked(part, tones, within)] as const);
  const chip = within && 'label' in value && 'value' in value ? chipOf(value.value, tones) : null;
  return Object.fromEntries(chip === null ? parts : [...parts, ['chip', chip]]);
}

function chipOf(value: unknown, tones: Tones): ChipOf | null {
  if (!isExpression(value)) return null;
  const [list, code] = labelled(value.tree) ?? [];
  const own = list === undefined ? undefined : tones.get(list);
  return own === undefined || code === undefined
    ? null
    : { code: { kind: 'expression', source: value.source, tree: code }, tones: own };
}

/** List and code of a label, also of one that is there only if something holds. */
function labelled(tree: Tree): readonly [list: string, code: Tree] | null {
  if (tree[0] === '?') return labelled(tree[2]) ?? labelled(tree[3]);
  if (tree[0] !== 'call' || tree[1] !== 'label') return null;
  const [, , list, code] = tree;
  return list?.[0] === 'value' && typeof list[1] === 'string' && code !== undefined ? [list[1], code] : null;
}
