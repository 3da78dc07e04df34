import { nearest } from '../../expressions/nearest.ts';
import { fits, typeInWords } from '../../expressions/type-fit.ts';
import type { Place } from '../../model/place.ts';
import type { Member, Type } from '../../model/type.ts';
import { type Checker, tellType } from './checker.ts';
import type { TypeScope } from './type-scope.ts';

/**
 * Type of a state path (`state.four.sex`) or, inside repeated fields, of a path of the item (`item.furigana`). null after reporting that there is
 * none, or when the path is malformed or its first name is unknown in the state (reported elsewhere).
 */
export function typeOfStatePath(checker: Checker, path: string, reach: TypeScope, at: Place): Type | null {
  const [root = '', ...names] = path.split('.');
  if ((root !== 'state' && root !== 'item') || names.length === 0) return null;
  let type = reach.names[root];
  for (const [index, name] of names.entries()) {
    if (type === undefined || type.kind === 'any') return { kind: 'any' };
    const member: Member | undefined =
      type.kind === 'record' && Object.hasOwn(type.members, name) ? type.members[name] : undefined;
    if (member === undefined) {
      if (root === 'state' && index === 0) return null;
      const known = type.kind === 'record' ? Object.keys(type.members) : [];
      const suggestion = nearest(name, known);
      const meant = suggestion === undefined ? '' : `「${suggestion}」ではありませんか。`;
      tellType(checker, `name/${root}`, at, `「${path}」の「${name}」という項目はありません。${meant}`, suggestion);
      return null;
    }
    type = member.type;
  }
  return type ?? null;
}

/** Checks that what a call returns (or one member of it) fits the state it is stored in. */
export function checkInto(checker: Checker, given: Type, path: string, reach: TypeScope, at: Place): void {
  const wanted = typeOfStatePath(checker, path, reach, at);
  if (wanted === null || fits(given, wanted)) return;
  tellType(
    checker,
    'type/state',
    at,
    `「${path}」は${typeInWords(wanted)}ですが、入れる値の形が違います（${typeInWords(given)}）。`,
  );
}

/** `keep: { member: state.path }` of a call's result. */
export function checkKeep(
  checker: Checker,
  response: Type,
  keep: { readonly [member: string]: string },
  reach: TypeScope,
  at: Place,
): void {
  for (const [name, path] of Object.entries(keep)) {
    if (response.kind !== 'record') continue;
    const member = Object.hasOwn(response.members, name) ? response.members[name] : undefined;
    if (member !== undefined) checkInto(checker, member.type, path, reach, at);
    else {
      const known = Object.keys(response.members);
      const suggestion = nearest(name, known);
      const meant =
        suggestion === undefined ? `あるのは ${known.join('、')} です。` : `「${suggestion}」ではありませんか。`;
      tellType(checker, 'call/unknown-member', at, `答えに「${name}」という項目はありません。${meant}`, suggestion);
    }
  }
}
