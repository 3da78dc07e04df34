import { unite } from '../../expressions/type-of-schema.ts';
import type { Field } from '../../model/field.ts';
import type { Screen } from '../../model/screen.ts';
import type { Type } from '../../model/type.ts';
import { typeOfJudged } from './types-of-names.ts';

/** What an expression may name in one place, and which optional values are known to be set there. */
export interface TypeScope {
  readonly names: { readonly [name: string]: Type };
  /** Paths that are set here although they are optional. */
  readonly known: ReadonlySet<string>;
  /** Names that some path to this place leaves unset. */
  readonly unset: ReadonlySet<string>;
}

export function typeScopeOf(names: TypeScope['names']): TypeScope {
  return { names, known: new Set(), unset: new Set() };
}

export function withName(reach: TypeScope, name: string, type: Type, unset = false): TypeScope {
  const rest = new Set([...reach.unset].filter((other) => other !== name));
  const known = new Set([...reach.known].filter((path) => path !== name && !path.startsWith(`${name}.`)));
  return { names: { ...reach.names, [name]: type }, known, unset: unset ? rest.add(name) : rest };
}

export function withKnown(reach: TypeScope, paths: readonly string[]): TypeScope {
  return paths.every((path) => reach.known.has(path))
    ? reach
    : { ...reach, known: new Set([...reach.known, ...paths]) };
}

/** Once these inputs have been judged with all their demands. `isThere`: what was not there would have been refused. */
export function withJudged(
  reach: TypeScope,
  inputs: Pick<Screen, 'fields' | 'groups'>,
  isThere: (field: Field) => boolean,
): TypeScope {
  return { ...reach, names: { ...reach.names, form: typeOfJudged(reach.names.form, inputs, reach.names, isThere) } };
}

/** After `clear`: the path and its members may be absent again. */
export function withoutKnown(reach: TypeScope, path: string): TypeScope {
  const known = [...reach.known].filter((other) => other !== path && !other.startsWith(`${path}.`));
  return { ...reach, known: new Set(known) };
}

/** Merges several paths: what all of them know is known, what one of them lacks may be unset. */
export function meet(reaches: readonly TypeScope[]): TypeScope | null {
  const [first, ...rest] = reaches;
  if (first === undefined) return null;
  const names: { [name: string]: Type } = {};
  const unset = new Set<string>();
  for (const reach of reaches) {
    for (const [name, type] of Object.entries(reach.names)) {
      const other = names[name];
      // The only name whose type changes on the way: not every way has judged the inputs.
      names[name] = name === 'form' && other !== undefined && other !== type ? unite(other, type) : (other ?? type);
      const everywhere = reaches.every((other) => Object.hasOwn(other.names, name) && !other.unset.has(name));
      if (!everywhere) unset.add(name);
    }
  }
  const known = [...first.known].filter((path) => rest.every((other) => other.known.has(path)));
  return { names, unset, known: new Set(known) };
}
