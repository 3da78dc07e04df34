import { nearest } from '../../expressions/nearest.ts';
import type { Place } from '../../model/place.ts';
import type { Type } from '../../model/type.ts';
import { tell, type Walk } from '../walk/context.ts';
import { plainValue } from '../walk/plain-value.ts';
import { type MapNode, member } from '../yaml/located.ts';
import type { Template } from './template.ts';

/** The constants a variant passes to its template: they replace `params.…` in expressions. */
export type Params = ReadonlyMap<string, { readonly value: string | number | boolean; readonly type: Type }>;

export function paramsOf(walk: Walk, screen: MapNode, template: Template): Params {
  const given = member(screen, 'params');
  const entries = given?.kind === 'map' ? given.entries : [];
  const params = new Map<string, { value: string | number | boolean; type: Type }>();
  for (const { name, value: declared } of template.params) {
    const entry = entries.find(({ key }) => key === name);
    const value = entry ? plainValue(entry.value) : declared.default;
    const place = entry?.value.at ?? given?.at ?? screen.at;
    // A wrong constant is reported once; expressions that read it accept any type.
    const checked = checkParam(walk, name, declared.type, value, place);
    params.set(name, checked ?? { value: '', type: { kind: 'any' } });
  }
  const known = template.params.map(({ name }) => name);
  for (const { key, keyAt } of entries) {
    if (!known.includes(key))
      tell(
        walk,
        'template/param',
        keyAt,
        `ひな型「${template.name}」に「${key}」という params はありません。`,
        nearest(key, known),
      );
  }
  return params;
}

function checkParam(walk: Walk, name: string, type: string, value: unknown, place: Place) {
  if (value === undefined) {
    tell(walk, 'template/param', place, `params の「${name}」がありません。`);
    return null;
  }
  const codes = walk.shared.codes[type]?.map((code) => code.value);
  if (codes !== undefined && typeof value === 'string') {
    if (!codes.includes(value)) {
      tell(walk, 'template/param', place, `「${value}」は一覧「${type}」にありません。`, nearest(value, codes));
      return null;
    }
    return { value, type: { kind: 'text' as const, codes } };
  }
  // An unknown type is reported where it is written.
  const plain = ['flag', 'number', 'text'].includes(type);
  if (!plain && codes === undefined) return { value: value as string, type: { kind: 'any' as const } };
  if (type === 'flag' && typeof value === 'boolean') return { value, type: { kind: 'flag' as const } };
  if (type === 'number' && typeof value === 'number') return { value, type: { kind: 'number' as const } };
  if (type === 'text' && typeof value === 'string') return { value, type: { kind: 'text' as const } };
  tell(walk, 'template/param', place, `params の「${name}」は ${type} の値にしてください。`);
  return null;
}
