import type { Tree } from '../model/expression.ts';
import type { Type } from '../model/type.ts';
import { nearest } from './nearest.ts';
import { any, flag, type Known, type Names, number, type Pass, text } from './pass.ts';
import { typeInWords } from './type-fit.ts';

type Call = Extract<Tree, readonly ['call', ...unknown[]]>;

/** Types a call of a built-in method or of a function of the vocabulary. */
export function checkCall(pass: Pass, tree: Call, names: Names, known: Known): Type {
  const [, name, ...args] = tree;
  if (name === 'size') return checkSize(pass, tree, args, names, known);
  if (name === 'contains' || name === 'startsWith' || name === 'endsWith') {
    for (const part of args) pass.want(part, text, names, known);
    return flag;
  }
  const called = Object.hasOwn(pass.functions, name) ? pass.functions[name] : undefined;
  if (called === undefined) {
    const all = ['has', 'missing', 'size', ...Object.keys(pass.functions)];
    const suggestion = nearest(name, all);
    const hint =
      suggestion === undefined ? `使えるのは ${all.join('、')} です。` : `「${suggestion}」ではありませんか。`;
    const { offset } = pass.spans.get(tree) ?? { offset: 0 };
    pass.report(
      'unknown-function',
      { offset, length: name.length },
      `${name}(…) という関数はありません。${hint}`,
      suggestion,
    );
    for (const part of args) pass.typeOf(part, names, known);
    return any;
  }
  if (args.length !== called.parameters.length) {
    const kinds = called.parameters.map(typeInWords).join('、');
    pass.report(
      'wrong-arguments',
      tree,
      `${name}(…) の括弧の中は ${called.parameters.length} 個です${kinds === '' ? '' : `（${kinds}）`}。いまは ${args.length} 個あります。`,
    );
    for (const part of args) pass.typeOf(part, names, known);
    return called.returns;
  }
  args.forEach((part, index) => {
    pass.want(part, called.parameters[index] ?? any, names, known, (given) => {
      if (called.strict !== true || given.kind !== 'text' || given.typed !== true) return;
      const message = `「${pass.written(part)}」は、書いている途中や空のときがあり、${name}(…) では読めません。入力を確かめたあとの手順（validate: all）か、入力欄の rules で使ってください。`;
      pass.report('still-typed', part, message);
    });
  });
  return called.returns;
}

function checkSize(pass: Pass, tree: Call, args: readonly Tree[], names: Names, known: Known): Type {
  const [subject] = args;
  if (subject === undefined || args.length !== 1) {
    pass.report('wrong-arguments', tree, 'size(…) には、一覧か文字列を一つだけ書いてください。');
    return number;
  }
  const type = pass.typeOf(subject, names, known);
  if (type.kind !== 'text' && type.kind !== 'list' && type.kind !== 'any') {
    pass.report(
      'wrong-type',
      subject,
      `size は一覧か文字列に使います。「${pass.written(subject)}」は${typeInWords(type)}です。`,
    );
  }
  return number;
}
