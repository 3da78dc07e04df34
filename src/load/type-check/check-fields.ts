import { nearest } from '../../expressions/nearest.ts';
import { fits, typeInWords } from '../../expressions/type-fit.ts';
import type { Field, FieldRule, RepeatedFields } from '../../model/field.ts';
import type { Place } from '../../model/place.ts';
import type { Type } from '../../model/type.ts';
import { placeIn } from '../yaml/place-in.ts';
import { checkBlocks } from './check-blocks.ts';
import { checkItems, checkMembers } from './check-items.ts';
import { checkKey, usedBy } from './check-key.ts';
import { checkSending } from './check-sending.ts';
import { typeOfStatePath } from './check-state.ts';
import { checkValue } from './check-value.ts';
import { type Checker, compile, tellType } from './checker.ts';
import { type TypeScope, withJudged, withKnown, withName } from './type-scope.ts';

const FIRST_LINE: Place = { file: '', line: 1, column: 1 };

const any: Type = { kind: 'any' };

const inputTypes: { readonly [type in Field['type']]: Type } = {
  text: { kind: 'text' },
  number: { kind: 'number' },
  flag: { kind: 'flag' },
  list: { kind: 'list', of: any },
  record: any,
};

/** Type of the value an input edits. The answers to inputs that come as data have a type of their own. */
export function inputType({ type, dataForm }: Pick<Field, 'type' | 'dataForm'>): Type {
  return dataForm === undefined ? inputTypes[type] : { kind: 'opaque', name: 'dataFormAnswers' };
}

export function checkField(checker: Checker, field: Field, reach: TypeScope): void {
  const told = field.shownWhen ? compile(checker, field.shownWhen, reach).knownWhenTrue : [];
  const shown = withKnown(reach, told);
  checkValue(checker, [field.label, field.hint], shown);
  const options = checkValue(checker, field.widgetOptions, shown);
  for (const option of field.options) checkValue(checker, [option.label, option.hint], shown);
  const item = field.bind === null ? null : checkPath(checker, field, 'bind', field.bind, reach);
  if (field.suggested !== undefined) checkPath(checker, field, 'suggested', field.suggested, reach);
  checkItems(checker, field, item, shown);
  checkSending(checker, field, options);
  for (const { name, argument, message } of field.constraints) {
    checkValue(checker, argument, shown);
    checkMembers(checker, checker.sources.vocabulary.constraints[name]?.argument, argument, item, field);
    // The argument (`n`), the field's label and the refused character are inserted when the message is shown.
    const named = withName(withName(shown, 'n', { kind: 'any' }), 'label', { kind: 'text' });
    const words = withName(named, 'refusedText', { kind: 'text' });
    if (message !== null) checkValue(checker, message, words);
  }
  for (const rule of field.rules ?? []) checkRule(checker, field, rule, shown);
  if (field.against) checkValue(checker, [field.against.value, field.against.source], shown);
  checkValue(checker, field.absent, reach);
}

/** It is held against the inputs only once all of them have a value. */
function checkRule(checker: Checker, field: Field, rule: FieldRule, reach: TypeScope): void {
  const names = [field.name, ...rule.with];
  const fields = checker.fields.filter(({ name }) => names.includes(name));
  const filled = withKnown(
    withJudged(reach, { fields, groups: [] }, () => true),
    names.map((name) => `form.${name}`),
  );
  compile(checker, rule.refuseWhen, filled);
  checkValue(checker, rule.message, withName(filled, 'label', { kind: 'text' }));
  const known = checker.fields.map(({ name }) => name).filter((name) => name !== field.name);
  for (const name of rule.with.filter((other) => !known.includes(other))) {
    const node = checker.walk.origins.get(field);
    const at = node ? placeIn(node, 'rules') : (field.at ?? FIRST_LINE);
    const suggestion = nearest(name, known);
    checker.problems.push({
      rule: 'field/rule-field',
      severity: 'error',
      place: at,
      message: `rules の with にある「${name}」という入力欄は、この画面のほかの入力欄にありません。`,
      ...(suggestion === undefined ? {} : { suggestion }),
    });
  }
}

/** A path in the state that is to hold what the input does. Returns the type of the items of the list that it is; null = not known. */
function checkPath(
  checker: Checker,
  field: Field,
  member: 'bind' | 'suggested',
  path: string,
  reach: TypeScope,
): Type | null {
  const node = checker.walk.origins.get(field);
  const at = node ? placeIn(node, member) : (field.at ?? FIRST_LINE);
  const wanted = typeOfStatePath(checker, path, reach, at);
  const given = inputType(field);
  const isOpen = given.kind === 'opaque' && wanted?.kind === 'any';
  if (wanted !== null && (isOpen || !fits(given, wanted))) {
    tellType(
      checker,
      'type/state',
      at,
      `「${path}」は${typeInWords(wanted)}ですが、この入力欄の値は${typeInWords(given)}です。`,
    );
  }
  return wanted?.kind === 'list' ? wanted.of : null;
}

/** Repeated inputs: everything inside knows `item`, and that `where` holds for it. */
export function checkRepeated(checker: Checker, group: RepeatedFields, reach: TypeScope): void {
  const item = typeOfItem(checker, group, reach);
  const inside = withName(reach, 'item', item);
  checkKey(checker, group.key, item);
  const where = group.where && compile(checker, group.where, inside);
  if (group.where && usedBy(group.where).includes('form')) {
    const message =
      'where では form を読めません。入力のたびに欄が増えたり減ったりしないように、state や item の値で決めてください。';
    tellType(checker, 'field/where-form', group.where.at ?? FIRST_LINE, message);
  }
  // A wrong condition narrows nothing and is reported already, so `item` becomes `any`.
  const isWrong = where !== null && (where.problems.length > 0 || where.type.kind !== 'flag');
  const known = isWrong ? withName(reach, 'item', { kind: 'any' }) : withKnown(inside, where?.knownWhenTrue ?? []);
  checkValue(checker, group.legend, known);
  checkBlocks(checker, group.above, known);
  for (const field of group.fields) checkField(checker, field, known);
  checkBoundTwice(checker, group);
}

function typeOfItem(checker: Checker, group: RepeatedFields, reach: TypeScope): Type {
  const { each } = group;
  const node = checker.walk.origins.get(group);
  const place = node ? placeIn(node, 'each') : (group.at ?? FIRST_LINE);
  const list = typeOfStatePath(checker, each, reach, place);
  if (list === null || list.kind === 'any') return { kind: 'any' };
  if (list.kind === 'list' && (list.of.kind === 'record' || list.of.kind === 'any')) return list.of;
  const message = `each には項目を持つものの並びを書いてください。「${each}」は${typeInWords(list)}です。`;
  tellType(checker, 'type/state', place, message);
  return { kind: 'any' };
}

/** Two inputs for one member would overwrite each other. */
function checkBoundTwice(checker: Checker, { fields }: RepeatedFields): void {
  for (const [index, { bind, at }] of fields.entries()) {
    const first = fields.findIndex((other) => bind !== null && other.bind === bind);
    if (first === -1 || first === index) continue;
    const message = `「${bind}」には、入力欄「${fields[first]?.name}」も書き込みます。どちらか一つにしてください。`;
    tellType(checker, 'field/bound-twice', at ?? FIRST_LINE, message);
  }
}
