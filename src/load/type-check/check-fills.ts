import type { DataEntry, Screen } from '../../model/screen.ts';
import type { Type } from '../../model/type.ts';
import { placeIn } from '../yaml/place-in.ts';
import { inputType } from './check-fields.ts';
import { checkAssigned } from './check-value.ts';
import { type Checker, tellType } from './checker.ts';
import { type TypeScope, withName } from './type-scope.ts';

/** Checks what data puts into the screen's inputs. An absent optional member fills nothing, so it may be named without a test. */
export function checkFills(
  checker: Checker,
  { name: data, fills, at: written }: DataEntry,
  response: Type,
  reach: TypeScope,
  { fields, groups }: Screen,
): void {
  const loaded = withName(reach, data, certain(response));
  const node = checker.walk.origins.get(fills);
  for (const [name, value] of Object.entries(fills)) {
    const at = node ? placeIn(node, name) : (written ?? { file: '', line: 1, column: 1 });
    if (groups.some((group) => group.name === name)) {
      tellType(checker, 'data/fills', at, `「${name}」はくり返しの入力欄です。fills では入れられません。`);
    }
    const field = fields.find((candidate) => candidate.name === name) ?? { type: 'record' as const };
    checkAssigned(checker, value, inputType(field), loaded, at, `入力欄「${name}」`);
  }
}

function certain(type: Type): Type {
  if (type.kind === 'list') return { kind: 'list', of: certain(type.of) };
  if (type.kind !== 'record') return type;
  const members = Object.entries(type.members).map(([name, member]) => [
    name,
    { type: certain(member.type), optional: false },
  ]);
  return { kind: 'record', members: Object.fromEntries(members) };
}
