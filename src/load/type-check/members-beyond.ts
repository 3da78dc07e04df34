import type { Type } from '../../model/type.ts';

/** Members that a value has and the wanted type has not, at any depth (`informant.age`): who takes closed records refuses it. */
export function membersBeyond(given: Type, wanted: Type): readonly string[] {
  if (given.kind === 'list' && wanted.kind === 'list') return membersBeyond(given.of, wanted.of);
  if (given.kind !== 'record' || wanted.kind !== 'record') return [];
  return Object.entries(given.members).flatMap(([name, { type }]) => {
    const member = Object.hasOwn(wanted.members, name) ? wanted.members[name] : undefined;
    return member === undefined ? [name] : membersBeyond(type, member.type).map((inner) => `${name}.${inner}`);
  });
}
