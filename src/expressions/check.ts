import type { Tree } from '../model/expression.ts';
import { membersOf } from '../model/members-of.ts';
import type { Type } from '../model/type.ts';
import { checkCall } from './check-call.ts';
import { checkOperator } from './check-operator.ts';
import { learn, pathOf, withMember, withParents } from './narrowing.ts';
import { nearest } from './nearest.ts';
import { any, flag, type Known, type Names, number, type Pass, type Source, typeOfLiteral } from './pass.ts';
import type { ExpressionProblem, Span } from './problem.ts';
import { fits, misfit, typeInWords } from './type-fit.ts';
import { unite } from './type-of-schema.ts';

/** The type of a tree and the mistakes in it, in the order of their places. */
export function typeOfTree(
  tree: Tree,
  given: Source,
  names: Names,
  known: Known,
): { type: Type; problems: readonly ExpressionProblem[] } {
  const problems: ExpressionProblem[] = [];
  const spanOf = (part: Tree): Span => given.spans.get(part) ?? { offset: 0, length: given.source.length };
  const pass: Pass = {
    ...given,
    unguarded: new Set(),
    typeOf: (part, inReach, set) => typeOf(pass, part, inReach, set),
    want: (part, wanted, inReach, set, fitting) => {
      const type = typeOf(pass, part, inReach, set);
      if (!fits(type, wanted)) {
        const { code, message, suggestion } = misfit(type, wanted, pass.written(part));
        pass.report(code, part, message, suggestion);
      } else fitting?.(type);
      return wanted;
    },
    report: (code, where, message, suggestion) => {
      const span = 'offset' in where ? where : spanOf(where);
      problems.push({
        code,
        offset: span.offset,
        length: span.length,
        message,
        ...(suggestion === undefined ? {} : { suggestion }),
      });
    },
    written: (part) => given.source.slice(spanOf(part).offset, spanOf(part).offset + spanOf(part).length),
  };
  const type = typeOf(pass, tree, names, known);
  return { type, problems: problems.sort((a, b) => a.offset - b.offset) };
}

function typeOf(pass: Pass, tree: Tree, names: Names, known: Known): Type {
  switch (tree[0]) {
    case 'value':
      return typeOfLiteral(tree[1]);
    case 'name':
      return typeOfName(pass, tree, tree[1], names, known);
    case 'get':
      return typeOfMember(pass, tree, names, known);
    case 'at':
      return typeOfItem(pass, tree, names, known);
    case 'has':
      declaredMember(pass, tree, pass.typeOf(tree[1], names, known), tree[2]);
      return flag;
    case 'missing': {
      const path = pathOf(tree[1]);
      pass.typeOf(tree[1], names, new Set([...known, ...(path === null ? [] : withParents(path))]));
      return flag;
    }
    case 'call':
      return checkCall(pass, tree, names, known);
    case 'list':
      return typeOfList(pass, tree.slice(1) as Tree[], names, known);
    case 'record': {
      const members = membersOf(tree).map(([name, value]) => [
        name,
        { type: pass.typeOf(value, names, known), optional: false },
      ]);
      return { kind: 'record', members: Object.fromEntries(members) };
    }
    case 'each':
      return typeOfLoop(pass, tree, names, known);
    case '?':
      return typeOfChoice(pass, tree, names, known);
    default:
      return checkOperator(pass, tree, names, known);
  }
}

function typeOfName(pass: Pass, tree: Tree, name: string, names: Names, known: Known): Type {
  const type = Object.hasOwn(names, name) ? names[name] : undefined;
  if (type === undefined) {
    const all = Object.keys(names);
    const suggestion = name === 'item' ? undefined : nearest(name, all);
    const known =
      suggestion === undefined ? `ここで使えるのは ${shortList(all)} です。` : `「${suggestion}」ではありませんか。`;
    const hint = name === 'item' ? 'each の中と、each の中のボタンやリンクからだけ動かす手順で使えます。' : known;
    pass.report('unknown-name', tree, `${name} という名前はここにはありません。${hint}`, suggestion);
    return any;
  }
  if (pass.unset.has(name) && !known.has(name) && isNew(pass, name)) {
    pass.report(
      'maybe-unset',
      tree,
      `${name} はまだ無いことがあります。「!missing(${name}) && …」のように、あることを確かめてから使ってください。`,
    );
  }
  return type;
}

function typeOfMember(
  pass: Pass,
  tree: Extract<Tree, readonly ['get', ...unknown[]]>,
  names: Names,
  known: Known,
): Type {
  const member = declaredMember(pass, tree, pass.typeOf(tree[1], names, known), tree[2]);
  const path = pathOf(tree);
  if (member?.optional === true && (path === null || (!known.has(path) && isNew(pass, path)))) {
    const written = pass.written(tree);
    pass.report(
      'maybe-unset',
      tree,
      `${written} は無いことがあります。「has(${written}) && …」のように、あることを確かめてから使ってください。`,
    );
  }
  return member?.type ?? any;
}

/** One test guards every read of a path, so a missing one is reported once. */
function isNew(pass: Pass, path: string): boolean {
  const isFirst = !pass.unguarded.has(path);
  pass.unguarded.add(path);
  return isFirst;
}

/** The declared member of a record; null after reporting that there is none, and for values of unknown type. */
function declaredMember(
  pass: Pass,
  tree: Tree,
  container: Type,
  name: string,
): { readonly type: Type; readonly optional: boolean } | null {
  if (container.kind === 'any') return null;
  if (container.kind !== 'record') {
    const hint =
      container.kind === 'list'
        ? '一覧の中身は exists(r, …) や filter(r, …) で調べてください。'
        : container.kind === 'opaque'
          ? '中は、式では読めません。'
          : `中の項目 ${name} は読めません。`;
    pass.report(
      'wrong-type',
      memberSpan(pass, tree, name),
      `「.」の前は${typeInWords(container)}で、項目を持ちません。${hint}`,
    );
    return null;
  }
  const member = Object.hasOwn(container.members, name) ? container.members[name] : undefined;
  if (member !== undefined) return member;
  const all = Object.keys(container.members);
  const suggestion = nearest(name, all);
  const hint =
    suggestion !== undefined
      ? `「${suggestion}」ではありませんか。`
      : all.length === 0
        ? ''
        : `あるのは ${shortList(all)} です。`;
  pass.report('unknown-member', memberSpan(pass, tree, name), `${name} という項目はありません。${hint}`, suggestion);
  return null;
}

/** The member's name alone, i.e. the last word of the access. */
function memberSpan(pass: Pass, tree: Tree, name: string): Span {
  const whole = pass.spans.get(tree) ?? { offset: 0, length: pass.source.length };
  const inside = pass.source.slice(whole.offset, whole.offset + whole.length).lastIndexOf(name);
  return inside === -1 ? whole : { offset: whole.offset + inside, length: name.length };
}

function typeOfItem(pass: Pass, tree: Extract<Tree, readonly ['at', ...unknown[]]>, names: Names, known: Known): Type {
  const container = pass.typeOf(tree[1], names, known);
  if (container.kind === 'any') {
    pass.typeOf(tree[2], names, known);
    return any;
  }
  if (container.kind !== 'list') {
    pass.report(
      'wrong-type',
      tree[1],
      `[…] で中身を取り出せるのは一覧だけです。「${pass.written(tree[1])}」は${typeInWords(container)}です。`,
    );
    return any;
  }
  pass.want(tree[2], number, names, known);
  return container.of;
}

function typeOfList(pass: Pass, items: readonly Tree[], names: Names, known: Known): Type {
  const types = items.map((item) => pass.typeOf(item, names, known));
  const [first = any, ...rest] = types;
  const odd = rest.findIndex((type) => type.kind !== first.kind && type.kind !== 'any' && first.kind !== 'any');
  const oddItem = items[odd + 1];
  if (odd !== -1 && oddItem !== undefined) {
    pass.report(
      'wrong-type',
      oddItem,
      `一覧の中身は同じ種類でそろえてください。「${pass.written(oddItem)}」だけ${typeInWords(rest[odd] ?? any)}です。`,
    );
    return { kind: 'list', of: any };
  }
  return { kind: 'list', of: rest.reduce((a, b) => unite(a, b), first) };
}

function typeOfLoop(
  pass: Pass,
  tree: Extract<Tree, readonly ['each', ...unknown[]]>,
  names: Names,
  known: Known,
): Type {
  const [, kind, list, variable, body] = tree;
  const over = pass.typeOf(list, names, known);
  if (over.kind !== 'list' && over.kind !== 'any') {
    pass.report('wrong-type', list, `${kind} は一覧に使います。「${pass.written(list)}」は${typeInWords(over)}です。`);
  }
  if (Object.hasOwn(names, variable)) {
    pass.report(
      'name-taken',
      variableSpan(pass, list, variable),
      `${variable} はすでに別のものの名前です。${kind}(…) の中では別の名前にしてください。例: ${kind}(r, …)`,
    );
    return any;
  }
  const item = over.kind === 'list' ? over.of : any;
  const inner = { ...names, [variable]: item };
  if (kind === 'map') return { kind: 'list', of: pass.typeOf(body, inner, known) };
  pass.want(body, flag, inner, known);
  if (kind !== 'filter') return flag;
  const kept = [...learn(new Set(), body, true, pass.implied)].filter((path) => path.startsWith(`${variable}.`));
  return { kind: 'list', of: kept.reduce((type, path) => withMember(type, path.split('.').slice(1)), item) };
}

/** Where a loop's variable is named: the first word after the list and the loop's parenthesis. */
function variableSpan(pass: Pass, list: Tree, variable: string): Span {
  const { offset, length } = pass.spans.get(list) ?? { offset: 0, length: 0 };
  return { offset: pass.source.indexOf(variable, pass.source.indexOf('(', offset + length)), length: variable.length };
}

function typeOfChoice(pass: Pass, tree: Extract<Tree, readonly ['?', ...unknown[]]>, names: Names, known: Known): Type {
  const [, condition, then, otherwise] = tree;
  pass.want(condition, flag, names, known);
  const first = pass.typeOf(then, names, learn(known, condition, true, pass.implied));
  const second = pass.typeOf(otherwise, names, learn(known, condition, false, pass.implied));
  if (first.kind !== second.kind && first.kind !== 'any' && second.kind !== 'any') {
    pass.report(
      'wrong-type',
      otherwise,
      `「:」の前と後は同じ種類にしてください。前は${typeInWords(first)}、後の「${pass.written(otherwise)}」は${typeInWords(second)}です。`,
    );
  }
  // `[]` tells nothing about the type of its items.
  if (first.kind === 'list' && isEmptyList(otherwise)) return first;
  if (second.kind === 'list' && isEmptyList(then)) return second;
  return unite(first, second);
}

function isEmptyList(tree: Tree): boolean {
  return tree[0] === 'list' && tree.length === 1;
}

function shortList(names: readonly string[]): string {
  return names.length > 12 ? `${names.slice(0, 12).join('、')} など` : names.join('、');
}
