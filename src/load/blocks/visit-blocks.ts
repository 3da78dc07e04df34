import type { Block } from '../../model/block.ts';
import type { Expression } from '../../model/expression.ts';
import type { JsonSchema } from '../../model/json-schema.ts';
import type { ChangeTarget, LinkTarget } from '../../model/link.ts';
import type { Place } from '../../model/place.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import { nameInModel, targetKeys } from './targets.ts';

/** Something that can be pressed; one of the targets is set. */
export interface Lead {
  readonly label: unknown;
  readonly action: string | null;
  readonly dialog: string | null;
  readonly address: string | null;
  readonly place: LinkTarget | null;
  readonly change: ChangeTarget | null;
  /** The change leads to inputs inside its field. */
  readonly isInner: boolean;
  /** Parameters of the place. */
  readonly with: { readonly [name: string]: unknown };
  /** Does it lead to what is shown now? null = not specified, undefined = not applicable. */
  readonly current: Expression | null | undefined;
  readonly at: Place | undefined;
}

/** Callbacks for the parts of blocks. `Scope` is what the visitor knows at a part. */
export interface BlockVisitor<Scope> {
  /** Called for each block before its parts, in the scope inside its own condition. */
  onBlock?(block: Block, scope: Scope): void;
  /** A condition under which what follows is drawn. Returns the scope inside it. */
  onGuard?(condition: Expression, scope: Scope): Scope;
  /** What follows is drawn for every item of the list. */
  items?(list: Expression, scope: Scope): Scope;
  /** Identifies the items. */
  key?(key: Expression, scope: Scope): void;
  /** Text, value, expression: anything evaluated that does not decide what is drawn. */
  value?(value: unknown, scope: Scope): void;
  onLead?(lead: Lead, scope: Scope): void;
}

/** Visits blocks and those nested in them, in drawing order, guided by the annotations of their kinds. */
export function visitBlocks<Scope>(
  blocks: readonly Block[],
  vocabulary: Vocabulary,
  visitor: BlockVisitor<Scope>,
  scope: Scope,
): void {
  for (const block of blocks) {
    const inside = block.shownWhen && visitor.onGuard ? visitor.onGuard(block.shownWhen, scope) : scope;
    visitor.onBlock?.(block, inside);
    const found = partsOf(block, vocabulary);
    if (found) visitObject(found.value, found.schema, { outer: inside, item: inside });
  }

  function visitObject(object: AnyRecord, schema: JsonSchema, around: Scopes<Scope>): void {
    const members = Object.entries(schema.properties ?? {});
    const guarded = guards(object, members, false, around.outer);
    const outer = guarded ?? around.outer;
    // What is known outside is known of every item; a guard that stands outside says nothing of an item that stands around it.
    let item = around.item === around.outer ? outer : (guards(object, members, false, around.item) ?? around.item);
    const { 'x-items': listKey } = schema;
    const list = typeof listKey === 'string' ? object[nameOf(schema, listKey)] : null;
    if (list && visitor.items) item = visitor.items(list as Expression, outer);
    item = guards(object, members, true, item) ?? item;
    for (const [key, part] of members) {
      if (key === listKey || part['x-guard'] === true) continue;
      const value = nameInModel(key, part) === '' ? object : object[nameInModel(key, part)];
      const own = part['x-item'] === true ? { outer: item, item } : { outer, item };
      if (value !== undefined && value !== null) visitPart(value, part, own);
    }
    const lead = visitor.onLead && leadOf(object, schema);
    if (lead) visitor.onLead?.(lead, item);
  }

  function guards(object: AnyRecord, members: readonly Member[], ofItem: boolean, scope: Scope): Scope | null {
    let inside: Scope | null = null;
    for (const [key, part] of members) {
      const condition = object[nameInModel(key, part)];
      if (part['x-guard'] !== true || (part['x-item'] === true) !== ofItem || !condition || !visitor.onGuard) continue;
      inside = visitor.onGuard(condition as Expression, inside ?? scope);
    }
    return inside;
  }

  function visitPart(value: unknown, schema: JsonSchema, scopes: Scopes<Scope>): void {
    const { 'x-kind': kind } = schema;
    if (kind === 'blocks') visitBlocks(value as readonly Block[], vocabulary, visitor, scopes.outer);
    else if (schema['x-key'] === true) visitor.key?.(value as Expression, scopes.outer);
    else if (kind !== undefined && EVALUATED.has(kind)) visitor.value?.(value, scopes.outer);
    else if (kind !== undefined) return;
    else if (Array.isArray(value)) for (const one of value) visitPart(one, schema.items ?? {}, scopes);
    else if (typeof value === 'object' && value !== null) visitMembers(value as AnyRecord, schema, scopes);
  }

  function visitMembers(value: AnyRecord, schema: JsonSchema, scopes: Scopes<Scope>): void {
    const { additionalProperties: rest } = schema;
    if (typeof rest === 'object') for (const one of Object.values(value)) visitPart(one, rest, scopes);
    else visitObject(value, alternativeOf(value, schema), scopes);
  }
}

type AnyRecord = { readonly [name: string]: unknown };
type Member = readonly [key: string, part: JsonSchema];

/** `item`: where the members marked `x-item` are evaluated. */
interface Scopes<Scope> {
  readonly outer: Scope;
  readonly item: Scope;
}

/** Kinds that are evaluated in place. */
export const EVALUATED: ReadonlySet<string> = new Set(['text', 'value', 'expression', 'condition', 'duration']);

/** The block's own members and the schema that describes them; undefined = unknown kind. */
export function partsOf(
  block: Block,
  { blocks, widgets }: Vocabulary,
): { readonly value: AnyRecord; readonly schema: JsonSchema } | undefined {
  const kind = block.widget === undefined ? blocks[block.kind] : widgets[block.widget];
  const value = block.widget === undefined ? (block as unknown as AnyRecord) : (block.options ?? {});
  return kind && { value, schema: kind.options };
}

/** Of several alternatives, the first whose required members the value has. */
export function alternativeOf(value: AnyRecord, schema: JsonSchema): JsonSchema {
  const found = schema.anyOf?.find((one) => (one.required ?? []).every((key) => nameOf(one, key) in value));
  return found ?? schema;
}

function nameOf({ properties = {} }: JsonSchema, key: string): string {
  return nameInModel(key, properties[key] ?? {});
}

/** null = it cannot be pressed, or leads nowhere. */
export function leadOf(object: AnyRecord, schema: JsonSchema): Lead | null {
  const { 'x-lead': label, properties = {} } = schema;
  if (typeof label !== 'string') return null;
  const target = targetKeys(schema).find(
    (key) => object[nameOf(schema, key)] !== null && nameOf(schema, key) in object,
  );
  if (target === undefined) return null;
  const kind = properties[target]?.['x-kind'];
  const value = object[nameOf(schema, target)];
  const as = (wanted: string) => (kind === wanted ? value : null);
  const current = Object.keys(properties).find((key) => properties[key]?.['x-current'] === true);
  const change = as('change') as ChangeTarget | null;
  return {
    label: label.startsWith('=') ? label.slice(1) : object[nameOf(schema, label)],
    action: as('name:action') as string | null,
    dialog: as('name:dialog') as string | null,
    address: as('name:address') as string | null,
    place: as('place') as LinkTarget | null,
    change,
    isInner: properties[target]?.['x-inner'] === true,
    with: (object.with ?? {}) as AnyRecord,
    current: current === undefined ? undefined : (object[current] as Expression | null),
    at: change?.at ?? (object.at as Place | undefined),
  };
}
