import type { Tree } from '../model/expression.ts';
import type { Type } from '../model/type.ts';
import { learn } from './narrowing.ts';
import { nearest } from './nearest.ts';
import { any, flag, type Known, type Names, number, type Pass, typeOfLiteral } from './pass.ts';
import { canBeEqual, quoted, typeInWords } from './type-fit.ts';
import { unite } from './type-of-schema.ts';

type Binary = Extract<
  Tree,
  readonly [string, Tree, Tree] & { 0: '&&' | '||' | '==' | '!=' | '<' | '<=' | '>' | '>=' | '+' | '-' | '*' | 'in' }
>;
type Operation = Binary | Extract<Tree, readonly ['not' | 'negate', Tree]>;

/** Types an operation: what its operands must be, and whether they can be compared. */
export function checkOperator(pass: Pass, tree: Operation, names: Names, known: Known): Type {
  switch (tree[0]) {
    case 'not':
      return pass.want(tree[1], flag, names, known);
    case 'negate':
      return pass.want(tree[1], number, names, known);
    case '&&':
    case '||':
      pass.want(tree[1], flag, names, known);
      return pass.want(tree[2], flag, names, learn(known, tree[1], tree[0] === '&&', pass.implied));
    case '==':
    case '!=':
      comparable(
        pass,
        tree,
        [tree[1], pass.typeOf(tree[1], names, known)],
        [tree[2], pass.typeOf(tree[2], names, known)],
      );
      return flag;
    case 'in':
      return checkIn(pass, tree, names, known);
    case '-':
    case '*':
      pass.want(tree[1], number, names, known);
      return pass.want(tree[2], number, names, known);
    default:
      return checkSumOrOrder(pass, tree, names, known);
  }
}

type Typed = readonly [tree: Tree, type: Type];

/** Reports a comparison that can never hold, at the literal if one side is one. */
function comparable(pass: Pass, tree: Tree, left: Typed, right: Typed): void {
  if (canBeEqual(left[1], right[1])) return;
  const [literal, other] = right[0][0] === 'value' ? [right, left] : [left, right];
  if (literal[1].kind !== other[1].kind) {
    pass.report(
      'wrong-type',
      tree,
      `種類の違うものは比べられません。「${pass.written(left[0])}」は${typeInWords(left[1])}、「${pass.written(right[0])}」は${typeInWords(right[1])}です。`,
    );
    return;
  }
  const codes = 'codes' in other[1] ? (other[1].codes ?? []) : [];
  if (literal[0][0] !== 'value' || other[0][0] === 'value') {
    pass.report(
      'never-equal',
      tree,
      `「${pass.written(left[0])}」と「${pass.written(right[0])}」が等しくなることはありません。比べる相手を見直してください。`,
    );
    return;
  }
  const shown = codes.map(quoted);
  const suggestion = typeof literal[0][1] === 'string' ? nearest(literal[0][1], codes.map(String)) : undefined;
  pass.report(
    'not-in-code-list',
    literal[0],
    `${pass.written(other[0])} が ${pass.written(literal[0])} になることはありません。取りうる値は ${shown.join('、')} です。`,
    suggestion === undefined ? undefined : quoted(suggestion),
  );
}

function checkIn(pass: Pass, tree: Binary, names: Names, known: Known): Type {
  const left: Typed = [tree[1], pass.typeOf(tree[1], names, known)];
  const list = pass.typeOf(tree[2], names, known);
  if (list.kind !== 'list') {
    if (list.kind !== 'any') {
      const hint =
        list.kind === 'text'
          ? '文字列に含まれるかは contains(…) で調べてください。'
          : "例: form.turnIn in ['online', 'offline']";
      pass.report(
        'wrong-type',
        tree[2],
        `in の右には一覧を書いてください。「${pass.written(tree[2])}」は${typeInWords(list)}です。${hint}`,
      );
    }
    return flag;
  }
  if (tree[2][0] !== 'list') comparable(pass, tree, left, [tree[2], list.of]);
  else
    for (const item of tree[2].slice(1) as Tree[])
      comparable(pass, tree, left, [item, item[0] === 'value' ? typeOfLiteral(item[1]) : list.of]);
  return flag;
}

function checkSumOrOrder(pass: Pass, tree: Binary, names: Names, known: Known): Type {
  const left = pass.typeOf(tree[1], names, known);
  const right = pass.typeOf(tree[2], names, known);
  const sum = tree[0] === '+';
  const possible = sum ? ['text', 'number', 'list'] : ['text', 'number'];
  for (const [part, type] of [
    [tree[1], left],
    [tree[2], right],
  ] as const) {
    if (type.kind === 'any' || possible.includes(type.kind)) continue;
    pass.report(
      'wrong-type',
      part,
      `「${tree[0]}」は${sum ? '文字列、数、一覧' : '文字列か数'}に使います。「${pass.written(part)}」は${typeInWords(type)}です。`,
    );
    return sum ? any : flag;
  }
  if (!canBeEqual(withoutCodes(left), withoutCodes(right))) {
    const hint =
      sum && 'numberText' in pass.functions
        ? '数は numberText(…) で文字列にしてからつなげてください。'
        : '両側を同じ種類にしてください。';
    pass.report(
      'wrong-type',
      tree,
      `「${tree[0]}」の左は${typeInWords(left)}、右は${typeInWords(right)}で、種類が違います。${hint}`,
    );
    return sum ? any : flag;
  }
  if (!sum) return flag;
  if (left.kind === 'list' || right.kind === 'list') {
    return { kind: 'list', of: left.kind === 'list' && right.kind === 'list' ? unite(left.of, right.of) : any };
  }
  return withoutCodes(left.kind === 'any' ? right : left);
}

/** A sum can be any text or number, and the operands of an ordering need not share a code list. */
function withoutCodes(type: Type): Type {
  return type.kind === 'text' || type.kind === 'number' ? { kind: type.kind } : type;
}
