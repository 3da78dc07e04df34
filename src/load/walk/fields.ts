import { nearest } from '../../expressions/nearest.ts';
import { isDynamic } from '../../forms/constraints-of-field.ts';
import { impliedConstraints } from '../../forms/implied-constraints.ts';
import type { Expression, TextValue, Value } from '../../model/expression.ts';
import type { ConstraintUse, Field, FieldRule, HeldAgainst, Option, RepeatedFields } from '../../model/field.ts';
import { inputWidth } from '../../model/input-width.ts';
import type { JsonSchema } from '../../model/json-schema.ts';
import type { WidgetKind } from '../../model/vocabulary.ts';
import { type MapNode, member, type Node, textMember } from '../yaml/located.ts';
import { assumeMeant } from './assume-meant.ts';
import { type Entry, resolve, tell, type Walk } from './context.ts';
import { readMap } from './read-map.ts';
import { isRepeated, readRepeated } from './repeated-fields.ts';
import { tellSlip } from './tell-slip.ts';

interface RawField {
  readonly label: TextValue;
  readonly hint: TextValue;
  readonly widget: string;
  readonly options: readonly Option[];
  readonly required: boolean;
  readonly shownWhen: Expression | null;
  readonly absent: Value;
  readonly bind: string | null;
  readonly suggested: string | null;
  readonly keep: 'screen' | 'never';
  readonly messages: readonly Entry<TextValue>[];
  readonly against?: HeldAgainst;
  readonly rules?: readonly FieldRule[];
  readonly [key: string]: unknown;
}

/** `fields`: name -> input, or inputs that repeat for every item of a list. */
export function readFields(walk: Walk, node: Node): (Field | RepeatedFields)[] {
  const base = resolve(walk, { $ref: 'parts.schema.json#/$defs/field' });
  if (node.kind !== 'map') walk.lost.add('fields');
  return namedMaps(walk, node).map(({ name, map }) =>
    isRepeated(map) ? readRepeated(walk, name, map) : readField(walk, name, withoutEach(walk, map), base),
  );
}

/** The inputs inside repeated fields: they are bound to the item, and cannot repeat once more. */
export function readItemFields(walk: Walk, node: Node): Field[] {
  const own = resolve(walk, { $ref: 'parts.schema.json#/$defs/field' });
  const bind = resolve(walk, { $ref: 'parts.schema.json#/$defs/itemBind' });
  // A rule reads other inputs as `form.name`, which an item's inputs are not.
  const { rules: _, ...single } = own.properties ?? {};
  const base = {
    ...own,
    properties: { ...single, bind, suggested: { ...bind, description: single.suggested?.description ?? '' } },
  };
  return namedMaps(walk, node).flatMap(({ name, map }) => {
    if (!isRepeated(map)) return [alone(walk, readField(walk, name, withoutEach(walk, map), base))];
    tell(walk, 'field/nested-each', map.at, 'くり返す入力欄の中で、さらに入力欄をくり返すことはできません。');
    return [];
  });
}

/** Inputs that come as data have groups of their own, so they cannot be repeated. */
function alone(walk: Walk, field: Field): Field {
  if (field.dataForm === undefined) return field;
  const message = `「${field.widget}」は、くり返す入力欄の中には書けません。くり返しは、届く定義の group で表します。`;
  tell(walk, 'field/nested-data-form', field.at ?? { file: '', line: 1, column: 1 }, message);
  const { dataForm: _, ...rest } = field;
  return rest;
}

function namedMaps(walk: Walk, node: Node): { readonly name: string; readonly map: MapNode }[] {
  if (node.kind !== 'map') {
    if (node.kind !== 'refused' && !(node.kind === 'scalar' && tellSlip(walk, node)))
      tell(walk, 'schema/type', node.at, '「入力欄の名前: { label: …, widget: … }」の形で書いてください。');
    return [];
  }
  return node.entries.flatMap(({ key, keyAt, value }) => {
    if (!/^[A-Za-z][A-Za-z0-9_]*$/.test(key)) {
      tell(walk, 'field/name', keyAt, `入力欄の名前「${key}」は、英字で始まる半角の英数字にしてください。`);
    } else if (value.kind === 'map') return [{ name: key, map: value }];
    else if (value.kind !== 'refused' && !(value.kind === 'scalar' && tellSlip(walk, value)))
      tell(walk, 'schema/type', value.at, '入力欄の内容（label、widget など）を書いてください。');
    return [];
  });
}

/** A single input cannot repeat by itself: repeated inputs have a legend of their own. */
function withoutEach(walk: Walk, map: MapNode): MapNode {
  const each = map.entries.find(({ key }) => key === 'each');
  if (!each || member(map, 'widget') === undefined) return map;
  tell(
    walk,
    'field/each-on-input',
    each.keyAt,
    '入力欄をくり返すときは、each、key、legend と並べて fields を書き、その中に入力欄を書いてください。',
  );
  return { ...map, entries: map.entries.filter((entry) => entry !== each) };
}

function readField(walk: Walk, name: string, written: MapNode, base: JsonSchema): Field {
  const widget = widgetOf(walk, written);
  const schema = fieldSchema(walk, base, widget);
  const node = assumeMeant(walk, written, schema, (key) => Object.hasOwn(walk.vocabulary.constraints, key));
  const raw = readMap(walk, node, schema, 'parts') as unknown as RawField;
  const constraints = constraintsOf(walk, node, raw, widget);
  const field: Field = {
    name,
    label: raw.label,
    hint: raw.hint,
    widget: raw.widget,
    ...widgetOptionsOf(walk, node, raw, base, widget),
    width: inputWidth(raw.widget, constraints),
    options: raw.options,
    type: widget?.valueType ?? 'text',
    required: raw.required || isMisspelt(member(node, 'required')),
    constraints,
    ...(raw.against ? { against: raw.against } : {}),
    ...(raw.rules && raw.rules.length > 0 ? { rules: raw.rules } : {}),
    shownWhen: raw.shownWhen,
    absent: raw.absent,
    bind: raw.bind,
    ...(raw.suggested === null || raw.suggested === undefined ? {} : { suggested: raw.suggested }),
    keep: raw.keep,
    at: node.at,
  };
  walk.origins.set(field, node);
  return field;
}

/** Written, and no flag: that it is wrong is told there, and not once more wherever the input is read. */
const isMisspelt = (flag: Node | undefined): boolean =>
  flag !== undefined && !(flag.kind === 'scalar' && typeof flag.value === 'boolean');

/** The widget's own options, separated from those that define the inputs inside and those evaluated for each item of a list. */
function widgetOptionsOf(
  walk: Walk,
  node: MapNode,
  raw: RawField,
  base: JsonSchema,
  widget: WidgetKind | undefined,
): Pick<Field, 'widgetOptions' | 'items' | 'dataForm'> {
  const all = Object.entries(widget?.options.properties ?? {});
  const own = all.filter(([key]) => !Object.hasOwn(base.properties ?? {}, key) && raw[key] !== undefined);
  const taken = (keep: (key: string, schema: JsonSchema) => boolean) =>
    Object.fromEntries(own.filter(([key, schema]) => keep(key, schema)).map(([key]) => [key, raw[key]]));
  if (all.some(([, schema]) => schema['x-type'] === 'dataForm')) {
    const { definition, version } = raw as unknown as NonNullable<Field['dataForm']>;
    return { widgetOptions: taken(() => true), dataForm: { definition, version } };
  }
  if (!all.some(([, schema]) => schema['x-item'] === true)) return { widgetOptions: taken(() => true) };
  if (raw.bind === null && !node.entries.some(({ key }) => key === 'bind')) {
    tell(walk, 'field/bind', node.at, `「${raw.widget}」には、一覧を入れた state の場所を bind に書いてください。`);
  }
  return {
    widgetOptions: taken((_key, schema) => schema['x-item'] !== true),
    items: {
      key: raw.key as Expression,
      edits: raw.edits as string,
      options: taken((_key, schema) => schema['x-item'] === true),
    },
  };
}

function widgetOf(walk: Walk, node: MapNode): WidgetKind | undefined {
  const name = textMember(node, 'widget') ?? '';
  const widget = Object.hasOwn(walk.vocabulary.widgets, name) ? walk.vocabulary.widgets[name] : undefined;
  if (widget?.for === 'block') {
    const at = node.entries.find(({ key }) => key === 'widget')?.value.at ?? node.at;
    tell(
      walk,
      'field/block-widget',
      at,
      `「${name}」は入力の部品ではありません。view の中で「- ${name}: …」と書いてください。`,
    );
    return undefined;
  }
  return widget;
}

/** Keys of a field: the hand-written ones, its widget's own, and every constraint that suits what the widget edits. */
export function fieldSchema(walk: Walk, base: JsonSchema, widget: WidgetKind | undefined): JsonSchema {
  const properties: { [key: string]: JsonSchema } = {};
  for (const constraint of Object.values(walk.vocabulary.constraints)) {
    properties[constraint.name] = { description: constraint.says, ...constraint.argument };
  }
  Object.assign(properties, widget?.options.properties, base.properties);
  const required = [...(base.required ?? []), ...(widget?.options.required ?? [])];
  // The keys of an unknown widget are unknown too: report only the widget's name.
  return { ...base, properties, required, additionalProperties: widget === undefined };
}

function constraintsOf(walk: Walk, node: MapNode, raw: RawField, widget: WidgetKind | undefined): ConstraintUse[] {
  const own = new Set(Object.keys(widget?.options.properties ?? {}));
  const written = node.entries.map(({ key }) => key).filter((key) => Object.hasOwn(walk.vocabulary.constraints, key));
  const asked = { required: raw.required, isConditional: raw.shownWhen !== null, written };
  const implied = Object.entries(impliedConstraints(widget?.implies ?? {}, asked));
  // What is neither asked for nor kept is only searched for: any word may be.
  const isKept = raw.required || raw.bind !== null || raw.keep !== 'never';
  const uses = new Map<string, unknown>(implied.filter(([name]) => isKept || name !== 'word'));
  if (raw.required) uses.set('required', true);
  const byOption = Object.entries(widget?.options.properties ?? {}).filter(
    ([, schema]) => schema['x-constraint'] === true,
  );
  for (const [name] of byOption) uses.set(name, raw[name]);
  const choices = raw.options.map(({ value }) => value);
  if (choices.length > 0 && raw.messages.some(({ name }) => name === 'oneOf')) uses.set('oneOf', choices);
  for (const { key, keyAt } of node.entries) {
    const constraint = walk.vocabulary.constraints[key];
    if (!constraint || key === 'required' || own.has(key)) continue;
    if (widget?.valueType && !constraint.appliesTo.includes(widget.valueType)) {
      tell(walk, 'field/constraint-type', keyAt, `「${key}」は「${widget.name}」の入力には使えません。`);
    } else {
      const fault = isDynamic(raw[key]) ? null : (constraint.argumentProblem?.(raw[key] as never) ?? null);
      if (fault !== null) tell(walk, 'field/constraint-argument', keyAt, fault);
      uses.set(key, raw[key]);
    }
  }
  checkMessages(walk, node, raw, uses);
  const wording = new Map(raw.messages.map(({ name, value }) => [name, value]));
  return [...uses].map(([name, argument]) => ({
    name,
    argument,
    message: wording.get(name) ?? null,
  }));
}

function checkMessages(walk: Walk, node: MapNode, raw: RawField, uses: ReadonlyMap<string, unknown>): void {
  for (const { name, at } of raw.messages) {
    // A constraint that is written but wrong is reported where it is written.
    const isWrong = node.entries.some(({ key, value }) => key === name && !isFalse(value));
    if (uses.has(name) || raw.widget === '' || isWrong) continue;
    const known = Object.hasOwn(walk.vocabulary.constraints, name) || name === 'required';
    const suggestion = known ? undefined : nearest(name, [...uses.keys(), ...Object.keys(walk.vocabulary.constraints)]);
    const why = known ? `この入力欄には「${name}」の条件がありません。` : `「${name}」という条件はありません。`;
    tell(walk, 'field/message', at, `${why}messages には、この入力欄の条件の名前を書きます。`, suggestion);
  }
}

function isFalse(value: Node): boolean {
  return value.kind === 'scalar' && value.value === false;
}
