import type { Expression, Tree } from '../../../src/model/expression.ts';
import type { JsonSchema } from '../../../src/model/json-schema.ts';
import { membersOf } from '../../../src/model/members-of.ts';
import { itemSchema, memberWords, type Reach, type ValueWords, valueWords } from './value-words.ts';

/** Variables of `exists` and its like, with the schema of their values; null = unknown. */
type Variables = ReadonlyMap<string, JsonSchema | null>;

/** A condition in Japanese, phrased to precede 「とき」. Facts are expressed by their `says`. `holds` false: the negated condition. */
export function conditionWords({ tree, source }: Expression, holds: boolean, reach: Reach): string {
  // An expression that was not checked because of an error has no tree.
  if (tree[0] === 'value' && tree[1] === null) return holds ? source : `${source} ではない`;
  return clause(tree, holds, new Map(), reach).replace(/ {2,}/g, ' ').trim();
}

function clause(tree: Tree, holds: boolean, variables: Variables, reach: Reach): string {
  const own = (part: Tree, wanted = holds) => clause(part, wanted, variables, reach);
  const value = (part: Tree) => comparedWords(part, variables, reach).words;
  switch (tree[0]) {
    case 'value':
      return tree[1] === holds ? 'いつも' : '決して起きない';
    case 'not':
      return own(tree[1], !holds);
    case '&&':
    case '||': {
      // De Morgan: not (a and b) is (not a) or (not b).
      const both = (tree[0] === '&&') === holds;
      return joined(tree, tree[0], both, holds, variables, reach);
    }
    case '?':
      return `${attributive(own(tree[1], true))}ときは${own(tree[2])}、そうでないときは${own(tree[3])}`;
    case 'has':
      return `${value(['get', tree[1], tree[2]])}が${holds ? 'ある' : 'ない'}`;
    case 'missing':
      return `${value(tree[1])}が${holds ? 'ない' : 'ある'}`;
    case '==':
    case '!=':
      return equality(tree, (tree[0] === '==') === holds, variables, reach);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return `${value(tree[1])}が${value(tree[2])}${COMPARED[holds ? tree[0] : OPPOSITE[tree[0]]]}`;
    case 'in':
      return membership(tree[1], tree[2], holds, variables, reach);
    case 'each':
      return quantity(tree, holds, variables, reach);
    case 'get':
      if (pathOf(tree)?.[0] === 'facts') {
        return holds ? value(tree) : `「${value(tree)}」ではない`;
      }
      return flag(value(tree), holds);
    case 'call':
      return called(tree, holds, variables, reach);
    default:
      return flag(value(tree), holds);
  }
}

const COMPARED = { '<': 'より小さい', '<=': '以下', '>': 'より大きい', '>=': '以上' } as const;
const OPPOSITE = { '<': '>=', '<=': '>', '>': '<=', '>=': '<' } as const;

/** A yes-or-no value. */
function flag(words: string, holds: boolean): string {
  return `${words}が「${holds ? 'はい' : 'いいえ'}」`;
}

function joined(
  tree: Tree,
  operator: '&&' | '||',
  both: boolean,
  holds: boolean,
  variables: Variables,
  reach: Reach,
): string {
  const all = flattened(tree, operator);
  const parts = all
    .filter((part) => !isImplied(part, all))
    .map((part) => {
      const words =
        isFact(part) && holds ? `「${clause(part, holds, variables, reach)}」` : clause(part, holds, variables, reach);
      const inner = part[0] === 'not' ? part[1] : part;
      const mixed = (inner[0] === '&&' || inner[0] === '||') && inner[0] !== operator;
      return mixed || (part !== inner && inner[0] === operator) ? `（${words}）` : words;
    });
  return [...new Set(parts)].join(both ? '、かつ' : '、または');
}

/** `has(x)` beside a part that reads a member of x is redundant: without x, that member has no value either. */
function isImplied(part: Tree, all: readonly Tree[]): boolean {
  const asked = part[0] === 'not' ? part[1] : part;
  const path =
    asked[0] === 'has' ? [...(pathOf(asked[1]) ?? []), asked[2]] : asked[0] === 'missing' ? pathOf(asked[1]) : null;
  if (path === null) return false;
  return all.some((other) => other !== part && comparedPath(other).startsWith(`${path.join('.')}.`));
}

/** The path a part compares, followed by a dot. */
function comparedPath(tree: Tree): string {
  const inner = tree[0] === 'not' ? tree[1] : tree;
  const compared = inner[0] === '==' || inner[0] === '!=' || inner[0] === 'in' ? inner[1] : inner;
  return `${pathOf(compared)?.join('.') ?? ''}.`;
}

function isFact(tree: Tree): boolean {
  return pathOf(tree)?.[0] === 'facts';
}

/** A clause modifying a noun. */
function attributive(words: string): string {
  return /(?:[」）]|空|同じ|以下|以上)$/.test(words) ? `${words}の` : words;
}

function flattened(tree: Tree, operator: '&&' | '||'): readonly Tree[] {
  if (tree[0] !== operator) return [tree];
  return [...flattened(tree[1], operator), ...flattened(tree[2], operator)];
}

function equality(tree: Tree, same: boolean, variables: Variables, reach: Reach): string {
  const [left, right] = [tree[1] as Tree, tree[2] as Tree];
  const known = comparedWords(left, variables, reach);
  if (right[0] === 'value' && right[1] === '') return `${known.words}が空${same ? '' : 'ではない'}`;
  if (right[0] === 'value' && typeof right[1] === 'boolean') return flag(known.words, right[1] === same);
  const other = right[0] === 'value' ? quoted(known, right[1]) : comparedWords(right, variables, reach).words;
  if (right[0] === 'value') return `${known.words}が${other}${same ? '' : 'ではない'}`;
  return `${known.words}と${other}が${same ? '同じ' : '違う'}`;
}

function membership(left: Tree, list: Tree, holds: boolean, variables: Variables, reach: Reach): string {
  const known = comparedWords(left, variables, reach);
  const among =
    list[0] === 'list'
      ? (list.slice(1) as Tree[]).map((item) =>
          item[0] === 'value' ? quoted(known, item[1]) : comparedWords(item, variables, reach).words,
        )
      : [comparedWords(list, variables, reach).words];
  if (list[0] !== 'list') return `${known.words}が${among[0]}の中に${holds ? 'ある' : 'ない'}`;
  return `${known.words}が${[...new Set(among)].join('か')}${holds ? '' : 'のどれでもない'}`;
}

function quoted(known: ValueWords, value: unknown): string {
  const label = known.labelOf(value);
  if (label !== undefined) return `「${label}」`;
  return typeof value === 'string' ? `「${value}」` : ` ${value} `;
}

/** `exists`, `all`: a condition on the items of a list. */
function quantity(
  tree: Extract<Tree, readonly ['each', ...unknown[]]>,
  holds: boolean,
  variables: Variables,
  reach: Reach,
): string {
  const [, kind, list, variable, body] = tree;
  const known = comparedWords(list, variables, reach);
  const inner = new Map(variables).set(variable, itemSchema(known.schema, reach));
  const words = clause(body, true, inner, reach);
  const such = `${attributive(words)}もの`;
  if (kind === 'exists') return `${known.words}の中に、${such}が${holds ? 'ある' : '一つもない'}`;
  if (kind === 'exists_one') return `${known.words}の中に、${such}が${holds ? '一つだけある' : '一つではない'}`;
  return holds
    ? `${known.words}のどれも、${words}`
    : `${known.words}の中に、${attributive(clause(body, false, inner, reach))}ものがある`;
}

/** Question-like functions are expressed by the question in their `says`; all others by name. */
function called(tree: Tree, holds: boolean, variables: Variables, reach: Reach): string {
  const name = String(tree[1]);
  const given = (tree.slice(2) as unknown as Tree[]).map((part) => comparedWords(part, variables, reach).words);
  if (name === 'contains') return `${given[0]}に${given[1]}が${holds ? '含まれる' : '含まれない'}`;
  if (name === 'startsWith') return `${given[0]}が${given[1]}で${holds ? '始まる' : '始まらない'}`;
  if (name === 'endsWith') return `${given[0]}が${given[1]}で${holds ? '終わる' : '終わらない'}`;
  const question = /^(.*?か)(?:どうか)?(?:を調べます|です)/.exec(reach.vocabulary.functions[name]?.says ?? '')?.[1];
  if (question === undefined) return flag(`${name}（${given.join('、')}）`, holds);
  return flag(`${given.join('、')}について「${question.replace(/どうか$/, '')}」`, holds);
}

/** An operand of a comparison, in words. */
function comparedWords(tree: Tree, variables: Variables, reach: Reach): ValueWords {
  const plain = (words: string): ValueWords => ({ words, schema: null, labelOf: () => undefined });
  const words = (part: Tree) => comparedWords(part, variables, reach).words;
  const path = pathOf(tree);
  if (path !== null) {
    const [root = '', ...rest] = path;
    if (!variables.has(root)) return valueWords(path, reach);
    const found = memberWords(variables.get(root) ?? null, rest, reach);
    return rest.length === 0 ? { ...found, words: 'それ' } : { ...found, words: `「${found.words}」` };
  }
  switch (tree[0]) {
    case 'value':
      return plain(typeof tree[1] === 'string' ? `「${tree[1]}」` : ` ${tree[1]} `);
    case 'call':
      if (tree[1] === 'size' || tree[1] === 'count') return plain(`${words(tree[2] as Tree)}の数`);
      return plain(`${tree[1]}（${(tree.slice(2) as unknown as Tree[]).map(words).join('、')}）`);
    case '+':
    case '-':
    case '*':
      return plain(`${words(tree[1])} ${SIGNS[tree[0]]} ${words(tree[2])}`);
    case 'each': {
      const [, kind, list, variable, body] = tree;
      const known = comparedWords(list, variables, reach);
      if (kind !== 'filter') return plain(known.words);
      const inner = new Map(variables).set(variable, itemSchema(known.schema, reach));
      return { ...known, words: `${known.words}のうち、${attributive(clause(body, true, inner, reach))}もの` };
    }
    case 'list':
      return plain((tree.slice(1) as unknown as Tree[]).map(words).join('か'));
    case 'record':
      return plain(
        membersOf(tree)
          .map(([, value]) => words(value))
          .join('と'),
      );
    case '?':
      return plain(
        `（${attributive(clause(tree[1], true, variables, reach))}ときは${words(tree[2])}、そうでないときは${words(tree[3])}）`,
      );
    case 'get':
      return plain(`${words(tree[1])}の ${tree[2]}`);
    case 'at':
      return plain(`${words(tree[1])}の ${words(tree[2]).trim()} 番`);
    case 'negate':
      return plain(`－${words(tree[1]).trim()}`);
    default:
      return plain(`（${clause(tree, true, variables, reach)}かどうか）`);
  }
}

const SIGNS = { '+': '＋', '-': '－', '*': '×' } as const;

function pathOf(tree: Tree): readonly string[] | null {
  if (tree[0] === 'name') return [tree[1]];
  if (tree[0] !== 'get') return null;
  const parent = pathOf(tree[1]);
  return parent === null ? null : [...parent, tree[2]];
}
