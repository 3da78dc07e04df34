/**
 * The part of JSON Schema 2020-12 that this project writes, plus the annotations its own tools read.
 *
 * `x-kind` says how the loader reads a value (see `src/load`): `condition`, `expression`, `value`, `text`, `duration`, `steps`, `blocks`,
 * `filledText` (a `FilledText`; `x-given` has the names that the component fills in, and what each is), `change` (a `ChangeTarget`), `place` (a `LinkTarget`; with `x-of: screen` a screen alone),
 * `fields`, `itemFields`, `handlers`, `errors`, `characters` (name of a list: its letters), or a reference `name:<what>` (`name:screen`,
 * `name:dialog`, `name:call`, `name:address`, `name:message`, `name:codes`, `name:app`, `name:type`, `name:widget`, `name:field`,
 * `name:action`, `name:data`, `name:watch`, `name:state`, `name:stateList`, `name:item`, `name:code`).
 * `x-type` on `value`/`expression`: the expected type (`text`, `number`, `flag`, `list`, `any`).
 * `x-also`: words allowed besides the names of a reference. `x-keys`: the keys of a map are references of that kind.
 * `x-inline-step`: keys of such an object that are not among its properties form one step, appended to the named `steps` property.
 * `x-item`: of a widget's option: evaluated for each item of the list the field is bound to, with `item` in scope.
 * `x-opaque`: name of a type with a language of its own, which expressions cannot look into (`dataForm`, `dataFormAnswers`).
 * `x-constraint`: of a widget's option: also acts as the constraint of that name.
 * `x-member`: the text names a member of those items, of that type (`flag`).
 * In the options of blocks: `x-as`: the member's name in the model (empty = its members stand beside it). `x-lead`: the object can be pressed;
 * the named member is its label (`=…` is a label itself), and its members that name an action, a dialog, an address, a place or a change are
 * where it leads: exactly one of them, or with `x-lead-optional` at most one. `x-items`: the named member is a list, and members marked
 * `x-item` are evaluated for each item of it. `x-guard`: a condition under which the object is drawn. `x-current`: tells whether the object leads
 * to what is shown. `x-key`: identifies the items. `x-inner`: the change leads to inputs inside the field.
 * In the options of stories' steps: `x-sent-by`: the value is part of what the call sends that the named member names; `x-columns-of`: its keys
 * are columns of the table that the named member names; `x-choice`: the value is chosen in the input that its key names (words besides its options).
 * `x-says`: what the key is for, in Japanese, for editors (copied to `description`).
 */
export interface JsonSchema {
  readonly $id?: string;
  readonly $ref?: string;
  readonly $defs?: { readonly [name: string]: JsonSchema };
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly properties?: { readonly [key: string]: JsonSchema };
  readonly patternProperties?: { readonly [pattern: string]: JsonSchema };
  readonly additionalProperties?: boolean | JsonSchema;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly oneOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly 'x-kind'?: string;
  readonly 'x-type'?: string;
  readonly 'x-assumed'?: boolean;
  readonly [annotation: string]: unknown;
}
