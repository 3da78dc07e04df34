import { nearest } from '../../expressions/nearest.ts';
import { typeInWords } from '../../expressions/type-fit.ts';
import type { Field } from '../../model/field.ts';
import type { JsonSchema } from '../../model/json-schema.ts';
import type { Type } from '../../model/type.ts';
import { placeIn } from '../yaml/place-in.ts';
import { checkKey } from './check-key.ts';
import { checkValue } from './check-value.ts';
import { type Checker, tellType } from './checker.ts';
import { type TypeScope, withName } from './type-scope.ts';

/** Checks what a list's widget shows of each item: its options with `item` in scope, and the member it edits. `item` null = unknown type. */
export function checkItems(checker: Checker, field: Field, item: Type | null, reach: TypeScope): void {
  if (field.items === undefined) return;
  const { edits, options } = field.items;
  const { key: _key, ...others } = options;
  checkKey(checker, field.items.key, item ?? { kind: 'any' });
  checkValue(checker, others, withName(reach, 'item', item ?? { kind: 'any' }));
  checkMembers(checker, checker.sources.vocabulary.widgets[field.widget]?.options, { edits }, item, field);
}

/** Checks that the item members which an argument or option names (`x-member` in its schema) exist and have that type. */
export function checkMembers(
  checker: Checker,
  schema: JsonSchema | undefined,
  value: unknown,
  item: Type | null,
  field: Field,
): void {
  if (typeof value !== 'object' || value === null || item === null || item.kind === 'any') return;
  const members = item.kind === 'record' ? item.members : {};
  for (const [key, part] of Object.entries(schema?.properties ?? {})) {
    const wanted = part['x-member'];
    const name = (value as { readonly [key: string]: unknown })[key];
    if (typeof wanted !== 'string' || typeof name !== 'string' || name === '') continue;
    const node = checker.walk.origins.get(value) ?? checker.walk.origins.get(field);
    const at = node ? placeIn(node, key) : (field.at ?? { file: '', line: 1, column: 1 });
    const found = Object.hasOwn(members, name) ? members[name] : undefined;
    const fitting = Object.keys(members).filter((own) => members[own]?.type.kind === wanted);
    if (found === undefined) {
      const suggestion = nearest(name, fitting);
      const known =
        suggestion === undefined ? `使えるのは ${fitting.join('、')} です。` : `「${suggestion}」ではありませんか。`;
      tellType(checker, 'name/member', at, `一覧の一つ一つに「${name}」という項目はありません。${known}`, suggestion);
    } else if (found.type.kind !== wanted && found.type.kind !== 'any') {
      const words = typeInWords({ kind: wanted } as Type);
      tellType(
        checker,
        'type/member',
        at,
        `「${name}」は${typeInWords(found.type)}です。${words}の項目を書いてください。`,
      );
    }
  }
}
