import type { ASTNode } from '@marcbachmann/cel-js';
import type { Tree } from '../model/expression.ts';
import { nearest } from './nearest.ts';
import type { ExpressionProblem, Span } from './problem.ts';

type Each = Extract<Tree, readonly ['each', ...unknown[]]>[1];

/** Methods of a value. `size` can also be written as a function. */
const methods: readonly string[] = ['contains', 'startsWith', 'endsWith', 'size'];
const loops: readonly Each[] = ['all', 'exists', 'exists_one', 'filter', 'map'];

interface Conversion {
  readonly tree: Tree;
  readonly spans: ReadonlyMap<Tree, Span>;
  readonly problems: readonly ExpressionProblem[];
}

/** Converts the parser's tree to ours, and refuses those parts of CEL that our language leaves out. */
export function treeOf(root: ASTNode, source: string): Conversion {
  const spans = new Map<Tree, Span>();
  const problems: ExpressionProblem[] = [];

  const spanOf = (node: ASTNode): Span => ({ offset: node.range.start, length: node.range.end - node.range.start });

  const at = (tree: Tree, span: Span): Tree => {
    spans.set(tree, span);
    return tree;
  };

  const refuse = (code: string, span: Span, message: string, suggestion?: string): Tree => {
    problems.push({ code, ...span, message, ...(suggestion === undefined ? {} : { suggestion }) });
    return at(['value', null], span);
  };

  const convert = (node: ASTNode): Tree => {
    const span = spanOf(node);
    switch (node.op) {
      case 'value':
        return literal(node.args, span);
      case 'id':
        return at(['name', node.args], span);
      case '.':
        return at(['get', convert(node.args[0]), node.args[1]], span);
      case '[]':
        return index(convert(node.args[0]), convert(node.args[1]), span);
      case 'list':
        return at(['list', ...node.args.map(convert)], span);
      case '?:':
        return at(['?', convert(node.args[0]), convert(node.args[1]), convert(node.args[2])], span);
      case '!_':
        return at(['not', convert(node.args)], span);
      case '-_': {
        const operand = convert(node.args);
        const value = operand[0] === 'value' && typeof operand[1] === 'number' ? operand[1] : null;
        return at(value === null ? ['negate', operand] : ['value', -value], span);
      }
      case '==':
      case '!=':
        return equality(node.op, node.args, span);
      case '&&':
      case '||':
      case '<':
      case '<=':
      case '>':
      case '>=':
      case '+':
      case '-':
      case '*':
      case 'in':
        return at([node.op, convert(node.args[0]), convert(node.args[1])], span);
      case '/':
      case '%':
        return refuse(
          'not-available',
          signSpan(node.args[0], node.op),
          `「${node.op}」は使えません。計算した値を設定や応答から受け取ってください。`,
        );
      case 'map':
        return record(node.args, span);
      case 'call':
        return call(node.args[0], node.args[1], span);
      case 'rcall':
        return method(node.args[0], node.args[1], node.args[2], span);
      default:
        return refuse('not-available', span, 'この書き方は使えません。has(…) または missing(…) で確かめてください。');
    }
  };

  const record = (members: readonly (readonly [ASTNode, ASTNode])[], span: Span): Tree => {
    const names = members.map(([name]) => (name.op === 'value' && typeof name.args === 'string' ? name.args : null));
    const wrong = names.findIndex((name, nth) => name === null || name === '__proto__' || names.indexOf(name) < nth);
    if (wrong === -1)
      return at(['record', ...members.flatMap(([, value], nth) => [names[nth] as string, convert(value)])], span);
    return refuse(
      'not-available',
      spanOf((members[wrong] as (typeof members)[number])[0]),
      "項目の名前は、引用符で囲んで、一つに一度だけ書いてください。例: {'name': r.name}",
    );
  };

  const literal = (value: unknown, span: Span): Tree => {
    if (value === null)
      return refuse('null', span, 'null は使えません。値がないことは missing(…) で確かめてください。');
    if (typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number')
      return at(['value', value], span);
    if (typeof value !== 'bigint')
      return refuse('not-available', span, 'この形の値は使えません。数か、引用符で囲んだ文字列を書いてください。');
    if (value > BigInt(Number.MAX_SAFE_INTEGER)) {
      return refuse(
        'number-too-large',
        span,
        'この数は大きすぎて正確に扱えません。番号やコードは引用符で囲んで文字列にしてください。',
      );
    }
    return at(['value', Number(value)], span);
  };

  const index = (container: Tree, key: Tree, span: Span): Tree =>
    at(key[0] === 'value' && typeof key[1] === 'string' ? ['get', container, key[1]] : ['at', container, key], span);

  const equality = (sign: '==' | '!=', [left, right]: readonly [ASTNode, ASTNode], span: Span): Tree => {
    const isNull = (node: ASTNode) => node.op === 'value' && node.args === null;
    if (!isNull(left) && !isNull(right)) return at([sign, convert(left), convert(right)], span);
    const { offset, length } = spanOf(isNull(left) ? right : left);
    const meant = `${sign === '==' ? '' : '!'}missing(${source.slice(offset, offset + length)})`;
    return refuse('null', span, `null とは比べられません。「${meant}」と書いてください。`, meant);
  };

  const call = (name: string, args: readonly ASTNode[], span: Span): Tree => {
    const [first] = args;
    if (name === 'has' || name === 'missing') {
      if (first === undefined || args.length !== 1) {
        return refuse(
          'wrong-arguments',
          span,
          `${name}(…) には、確かめる項目を一つだけ書いてください。例: ${name}(state.four)`,
        );
      }
      return name === 'has' ? presence(first, span) : absence(first, span);
    }
    if (name === 'size' || !methods.includes(name)) return at(['call', name, ...args.map(convert)], span);
    const shown = first === undefined ? '…' : source.slice(first.range.start, first.range.end);
    return refuse(
      'unknown-function',
      { offset: span.offset, length: name.length },
      `${name} は「${shown}.${name}(…)」の形で書いてください。`,
    );
  };

  const presence = (operand: ASTNode, span: Span): Tree => {
    const path = convert(operand);
    if (path[0] === 'get') return at(['has', path[1], path[2]], span);
    const written = source.slice(operand.range.start, operand.range.end);
    const meant = `!missing(${written})`;
    const message =
      path[0] === 'name'
        ? `has(…) には「${written}.項目」のように、項目まで書いてください。${written} そのものは「${meant}」で確かめます。`
        : 'has(…) の中には、項目の名前だけを書いてください。例: has(state.four)';
    return path[0] === 'name'
      ? refuse('wrong-arguments', span, message, meant)
      : refuse('wrong-arguments', span, message);
  };

  const absence = (operand: ASTNode, span: Span): Tree => {
    const path = convert(operand);
    const isPath = (tree: Tree): boolean => tree[0] === 'name' || (tree[0] === 'get' && isPath(tree[1]));
    if (isPath(path) || problems.length > 0) return at(['missing', path], span);
    return refuse(
      'wrong-arguments',
      span,
      'missing(…) の中には、名前と項目だけを書いてください。例: missing(state.four)',
    );
  };

  const method = (name: string, receiver: ASTNode, args: readonly ASTNode[], span: Span): Tree => {
    const nameSpan = { offset: source.indexOf(name, source.indexOf('.', receiver.range.end)), length: name.length };
    const loop = loops.find((candidate) => candidate === name);
    if (loop !== undefined) return each(loop, convert(receiver), args, span, nameSpan);
    if (methods.includes(name)) {
      const wanted = name === 'size' ? 0 : 1;
      if (args.length === wanted) return at(['call', name, convert(receiver), ...args.map(convert)], span);
      return refuse(
        'wrong-arguments',
        span,
        wanted === 0
          ? 'size() の括弧の中には何も書きません。'
          : `${name}(…) の括弧の中には、文字列を一つだけ書いてください。`,
      );
    }
    if (name === 'matches') {
      return refuse(
        'not-available',
        nameSpan,
        'matches は使えません。形の確認は項目の制約で、部分の一致は contains(…)、startsWith(…)、endsWith(…) で書いてください。',
      );
    }
    const suggestion = nearest(name, [...methods, ...loops]);
    const hint =
      suggestion === undefined
        ? `使えるのは ${[...methods, ...loops].join('、')} です。`
        : `「${suggestion}」ではありませんか。`;
    return refuse('unknown-function', nameSpan, `.${name}(…) という書き方はありません。${hint}`, suggestion);
  };

  const each = (kind: Each, list: Tree, args: readonly ASTNode[], span: Span, nameSpan: Span): Tree => {
    const [variable, ...bodies] = args.map(convert);
    const [first, second] = bodies;
    const withFilter = kind === 'map' && bodies.length === 2;
    if (variable?.[0] !== 'name' || first === undefined || !(bodies.length === 1 || withFilter)) {
      return refuse(
        'wrong-arguments',
        nameSpan,
        `${kind}(…) は「一覧.${kind}(r, r を使った式)」の形で書いてください。`,
      );
    }
    if (!withFilter || second === undefined) return at(['each', kind, list, variable[1], first], span);
    return at(['each', 'map', at(['each', 'filter', list, variable[1], first], span), variable[1], second], span);
  };

  const signSpan = (left: ASTNode, sign: string): Span => ({
    offset: source.indexOf(sign, left.range.end),
    length: sign.length,
  });

  const tree = convert(root);
  return { tree, spans, problems };
}
