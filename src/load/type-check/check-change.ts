import { compileExpression } from '../../expressions/compile.ts';
import type { ChangeTarget } from '../../model/link.ts';
import type { Type } from '../../model/type.ts';
import { type Checker, tellType } from './checker.ts';
import type { TypeScope } from './type-scope.ts';

/** A change of a repeated field finds the control of the current item by its key, so the item must provide that key. */
export function checkChange(checker: Checker, { screen, group, at }: ChangeTarget, reach: TypeScope): void {
  if (group === null || at === undefined) return;
  const { loaded, vocabulary } = checker.sources;
  const leadsTo = loaded.screens.find((entry) => entry.screen.routes.some(({ name }) => name === screen));
  const target = leadsTo?.screen.groups.find(({ name }) => name === group.name);
  const key = target?.key.source;
  // A missing screen or group is reported by the name check.
  if (target === undefined || key === undefined) return;
  const { item } = reach.names;
  if (item === undefined) {
    tellType(
      checker,
      'change/no-item',
      at,
      'くり返す入力欄への変更は、each の中に書いてください。どの item の入力欄かが分かるためです。',
    );
    return;
  }
  const problemWith = (type: Type) =>
    compileExpression(key, { item: type }, vocabulary.functions, { known: [...reach.known] }).problems[0];
  const problem = problemWith(item);
  // A mistake in the key itself is reported at the key.
  if (problem && problemWith({ kind: 'any' }) === undefined && problemWith(itemOf(target.each, reach)) === undefined) {
    const message = `この each の item では、くり返す入力欄「${group.name}」の key（${key}）が分かりません。${problem.message}`;
    tellType(checker, 'change/other-item', at, message);
  }
}

/** Changes of `answers` lead to controls inside a field whose inputs come as data. */
export function checkAnswersChange(checker: Checker, { screen, field, at }: ChangeTarget): void {
  const leadsTo = checker.sources.loaded.screens.find((entry) =>
    entry.screen.routes.some(({ name }) => name === screen),
  );
  const fields = leadsTo?.screen.fields ?? [];
  const found = fields.find(({ name }) => name === field);
  // A missing screen or field is reported by the name check.
  if (leadsTo === undefined || at === undefined || found?.dataForm !== undefined) return;
  if (found === undefined && field !== '') return;
  const own = fields.find(({ dataForm }) => dataForm !== undefined)?.name;
  const meant =
    own === undefined ? `「${screen}」には、その入力欄がありません。` : `「${screen}#${own}」ではありませんか。`;
  const message = `answers の change には、データとして届く入力欄（data-form）を書いてください。${meant}`;
  tellType(checker, 'change/no-data-form', at, message, own === undefined ? undefined : `${screen}#${own}`);
}

/** The type of item that the fields repeat for, as far as it is known here. */
function itemOf(each: string, reach: TypeScope): Type {
  const [root = '', ...path] = each.split('.');
  const list = path.reduce<Type | undefined>(
    (type, name) =>
      type?.kind === 'record' && Object.hasOwn(type.members, name) ? type.members[name]?.type : undefined,
    reach.names[root],
  );
  return list?.kind === 'list' ? list.of : { kind: 'any' };
}
