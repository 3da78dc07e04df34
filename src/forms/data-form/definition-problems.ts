// chunk: data-form
import { writtenDateProblem } from '../written-date.ts';
import {
  type DataCondition,
  type DataField,
  type DataForm,
  type DataItem,
  isAnswerBound,
  isGroup,
  itemsOf,
  mostRows,
  nameOf,
} from './definition.ts';
import { innerField } from './inner-field.ts';
import { innerWidgets } from './inner-widgets.ts';
import { type DataConstraints, dataFormSchema, mostFields, usableConstraints } from './schema.ts';
import { type DefinitionProblem, shapeProblems } from './shape-problems.ts';

/**
 * Everything wrong with a form that came as data; none = it can be drawn and answered. Its shape is checked first, since the rest can only be checked
 * on a well-formed one. `constraints`: all of them (see `DataConstraint`).
 */
export function definitionProblems(definition: unknown, constraints: DataConstraints): readonly DefinitionProblem[] {
  const schema = dataFormSchema(constraints);
  const shape = shapeProblems(definition, schema, schema.$defs ?? {});
  return shape.length > 0 ? shape : meaningProblems(definition as DataForm, constraints);
}

/** Can it be drawn and answered? */
export function isDataForm(definition: unknown, constraints: DataConstraints): definition is DataForm {
  return definitionProblems(definition, constraints).length === 0;
}

interface Placed {
  readonly item: DataItem;
  readonly path: string;
}

function meaningProblems(form: DataForm, constraints: DataConstraints): readonly DefinitionProblem[] {
  const placed = placedItems(form, '');
  const count = itemsOf(form).reduce((sum, item) => sum + (isGroup(item) ? item.fields.length : 1), 0);
  const tooMany =
    count > mostFields ? [{ path: '', message: `入力欄は ${mostFields} までです（${count} あります）。` }] : [];
  const inGroups = placed.flatMap(({ item, path }) => {
    if (!isGroup(item)) return [];
    const { least = 0, most = mostRows } = item;
    const bounds =
      least > most ? [{ path: `${path}/least`, message: `下限（${least}）が上限（${most}）を超えています。` }] : [];
    const fields = item.fields.map((field, index) => ({ item: field, path: `${path}/fields/${index}` }));
    return [...bounds, ...listProblems(fields, constraints)];
  });
  return [...tooMany, ...listProblems(placed, constraints), ...inGroups];
}

function placedItems({ sections }: { readonly sections?: DataForm['sections'] }, path: string): readonly Placed[] {
  return (sections ?? []).flatMap((section, nth) => {
    const own = `${path}/sections/${nth}`;
    const items = (section.items ?? []).map((item, index) => ({ item, path: `${own}/items/${index}` }));
    return [...items, ...placedItems(section, own)];
  });
}

/** Checks items that share one list of names. */
function listProblems(list: readonly Placed[], constraints: DataConstraints): readonly DefinitionProblem[] {
  return list.flatMap(({ item, path }, index) => {
    const earlier = list.slice(0, index).map((before) => before.item);
    const isTaken = earlier.some((before) => nameOf(before) === nameOf(item));
    return [
      ...(isTaken ? [{ path, message: `「${nameOf(item)}」という名前は、もう使われています。` }] : []),
      ...(item.shownWhen ? conditionProblems(item.shownWhen, earlier, `${path}/shownWhen`) : []),
      ...(isGroup(item) ? [] : [...fieldProblems(item, constraints, path), ...betweenProblems(item, earlier, path)]),
    ];
  });
}

function conditionProblems(
  { field: name, ...wanted }: DataCondition,
  earlier: readonly DataItem[],
  path: string,
): readonly DefinitionProblem[] {
  const asked = earlier.find((before): before is DataField => !isGroup(before) && nameOf(before) === name);
  if (asked === undefined) return [{ path, message: `同じ並びの、前にある入力欄に「${name}」はありません。` }];
  if (asked.widget === 'attachment') return [{ path, message: '添付ファイルの欄は、条件に使えません。' }];
  if (Object.keys(wanted).length !== 1)
    return [{ path, message: 'is、isLike、isUnlike、dateBefore のうち、一つだけを書いてください。' }];
  if ('dateBefore' in wanted) {
    if (asked.widget !== 'date') return [{ path, message: `「${name}」は、日付の欄ではありません。` }];
    const problem = writtenDateProblem(wanted.dateBefore);
    return problem === null ? [] : [{ path: `${path}/dateBefore`, message: problem }];
  }
  const values = asked.options?.map(({ value }) => value);
  return Object.values(wanted)
    .flat()
    .filter((value) => values?.includes(value) === false)
    .map((value) => ({ path, message: `「${name}」に「${value}」という選択肢はありません。` }));
}

/** What a field says of earlier ones: bounds that are their answers, and rules. */
function betweenProblems(field: DataField, earlier: readonly DataItem[], path: string): readonly DefinitionProblem[] {
  const rules = (field.rules ?? []).flatMap(({ refuseWhen }, nth) =>
    refuseWhen.flatMap((condition, index) =>
      conditionProblems(condition, [...earlier, field], `${path}/rules/${nth}/refuseWhen/${index}`),
    ),
  );
  const bounds = Object.entries(field).flatMap(([key, argument]) => {
    if (key === 'shownWhen' || !isAnswerBound(argument)) return [];
    const other = earlier.find((before) => !isGroup(before) && nameOf(before) === argument.field);
    const at = `${path}/${key}`;
    if (other === undefined)
      return [{ path: at, message: `同じ並びの、前にある入力欄に「${argument.field}」はありません。` }];
    const isAlike = kindOf(other as DataField) === kindOf(field);
    return isAlike ? [] : [{ path: at, message: `「${argument.field}」とは、くらべられません（部品が違います）。` }];
  });
  return [...rules, ...bounds, ...codeProblems(field, earlier, path)];
}

/** An address begins with a postal code that is asked for before it. */
function codeProblems(
  { widget, fromCode }: DataField,
  earlier: readonly DataItem[],
  path: string,
): readonly DefinitionProblem[] {
  if (fromCode === undefined) return [];
  const at = `${path}/fromCode`;
  if (widget !== 'address') return [{ path: at, message: `「${widget}」には fromCode を書けません。` }];
  const asked = earlier.find((before) => !isGroup(before) && nameOf(before) === fromCode);
  if ((asked as DataField | undefined)?.widget === 'postal-code') return [];
  return [{ path: at, message: `同じ並びの、前にある郵便番号の欄に「${fromCode}」はありません。` }];
}

/** Only alike answers can be compared. */
function kindOf({ widget }: DataField): string {
  return widget === 'date' ? 'date' : (innerWidgets[widget]?.type ?? '');
}

/** Widgets that a browser can fill in. */
const takesText = ['text', 'textarea', 'select', 'date', 'phone', 'email', 'postal-code', 'address', 'kana'];

function fieldProblems(field: DataField, constraints: DataConstraints, path: string): readonly DefinitionProblem[] {
  const { widget, options = [], messages = {} } = field;
  const { type, hasOptions } = innerWidgets[widget] ?? { type: 'text', hasOptions: false };
  const problems: DefinitionProblem[] = [];
  if (hasOptions && options.length === 0) problems.push({ path, message: `「${widget}」には options が要ります。` });
  if (!hasOptions && options.length > 0)
    problems.push({ path: `${path}/options`, message: `「${widget}」に選択肢はありません。` });
  for (const member of ['value', 'label'] as const) {
    const all = options.map((option) => option[member]);
    const twice = all.find((value, index) => all.indexOf(value) !== index);
    if (twice !== undefined) problems.push({ path: `${path}/options`, message: `「${twice}」が二つあります。` });
  }
  for (const { name, appliesTo, argumentProblem } of usableConstraints(constraints)) {
    if (!Object.hasOwn(field, name)) continue;
    const ofFiles = name === 'accept' || name === 'mostBytes';
    if (!appliesTo.includes(type) || (ofFiles && widget !== 'attachment')) {
      problems.push({ path: `${path}/${name}`, message: `「${name}」は「${widget}」には使えません。` });
      continue;
    }
    const wrong = isAnswerBound(field[name]) ? null : (argumentProblem?.(field[name] as never) ?? null);
    if (wrong !== null) problems.push({ path: `${path}/${name}`, message: wrong });
  }
  if (field.autocomplete !== undefined && !takesText.includes(widget))
    problems.push({ path: `${path}/autocomplete`, message: `「${widget}」には autocomplete を書けません。` });
  const known = innerField(field, constraints).constraints.map(({ name }) => name);
  for (const name of Object.keys(messages).filter((key) => !known.includes(key))) {
    problems.push({ path: `${path}/messages/${name}`, message: `この入力欄には「${name}」の条件がありません。` });
  }
  return problems;
}
