import { nearest } from '../../expressions/nearest.ts';
import type { Place } from '../../model/place.ts';
import type { Type } from '../../model/type.ts';
import { keyPlaceIn, placeIn } from '../yaml/place-in.ts';
import { type Checker, tellType } from './checker.ts';

/**
 * A map literal writes out each name itself, so one that the wanted record lacks is a mistake, in nested maps as well. Values made by expressions may
 * have more members than wanted. True = something was reported.
 */
export function tellUnknownMembers(checker: Checker, value: unknown, wanted: Type, at: Place): boolean {
  if (Array.isArray(value) && wanted.kind === 'list')
    return value.map((item) => tellUnknownMembers(checker, item, wanted.of, at)).includes(true);
  if (!isWrittenMap(value) || wanted.kind !== 'record') return false;
  const node = checker.walk.origins.get(value);
  const told = Object.entries(value).map(([name, part]) => {
    const member = Object.hasOwn(wanted.members, name) ? wanted.members[name] : undefined;
    if (member !== undefined) return tellUnknownMembers(checker, part, member.type, node ? placeIn(node, name) : at);
    const known = Object.keys(wanted.members);
    const suggestion = nearest(name, known);
    const meant =
      suggestion === undefined ? `書けるのは ${known.join('、')} です。` : `「${suggestion}」ではありませんか。`;
    const place = node ? keyPlaceIn(node, name) : at;
    tellType(checker, 'type/unknown-member', place, `「${name}」という項目はありません。${meant}`, suggestion);
    return true;
  });
  return told.includes(true);
}

function isWrittenMap(value: unknown): value is { readonly [name: string]: unknown } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { kind } = value as { kind?: unknown };
  return kind !== 'expression' && !(kind === 'text' && 'parts' in value);
}
