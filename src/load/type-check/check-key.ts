import { namesUsed } from '../../expressions/names-used.ts';
import { typeInWords } from '../../expressions/type-fit.ts';
import type { Expression } from '../../model/expression.ts';
import type { Type } from '../../model/type.ts';
import { type Checker, compile, tellType } from './checker.ts';
import { typeScopeOf } from './type-scope.ts';

/** Typed values are found again by the key wherever the item moves, so the key must depend on nothing but the item. */
export function checkKey(checker: Checker, key: Expression, item: Type): void {
  const at = key.at ?? { file: '', line: 1, column: 1 };
  const compiled = compile(checker, key, typeScopeOf({ item }));
  if (compiled.problems.length > 0 || key.source === '') return;
  if (!['text', 'number', 'any'].includes(compiled.type.kind)) {
    tellType(checker, 'field/key', at, `key は文字列か数にしてください。いまは${typeInWords(compiled.type)}です。`);
  } else if (!usedBy(key).includes('item')) {
    tellType(checker, 'field/key', at, 'key は item ごとに違う値にしてください。例: item.id');
  }
}

/** Root names that an expression reads. */
export function usedBy({ tree }: Expression): readonly string[] {
  return namesUsed(tree).map((path) => path.split('.')[0] ?? '');
}
