import type { CallSchemas, WrittenCall } from '../../model/catalog.ts';
import type { JsonSchema } from '../../model/json-schema.ts';
import type { NamedSchemas } from '../../model/named-schema.ts';
import type { Place } from '../../model/place.ts';
import type { Problem } from '../../model/problem.ts';
import { contractIn } from '../files/own-part.ts';
import { buildCall, buildType, type Contract } from '../shape/call.ts';
import { checkExample } from '../shape/example.ts';
import { circularTypes } from '../shape/type-circles.ts';
import type { Walk } from '../walk/context.ts';
import type { LocatedDocument } from '../yaml/located.ts';
import { notMap } from './not-map.ts';

export interface LoadedContracts {
  readonly calls: readonly WrittenCall[];
  readonly schemas: readonly CallSchemas[];
  /** By name. */
  readonly types: NamedSchemas;
  readonly problems: readonly Problem[];
}

/** Calls and types, shared and of services' own, by the name of the file. A file that cannot be read as YAML is no call; a type of that kind may be anything. */
export function loadContracts(
  documents: ReadonlyMap<string, LocatedDocument | null>,
  walkOf: (file: string) => Walk,
): LoadedContracts {
  const problems: Problem[] = [];
  const types: { [name: string]: JsonSchema } = {};
  const files = new Map<string, string>();
  const contracts = new Map<string, { readonly contract: Contract; readonly walk: Walk }>();
  for (const [file, document] of byName(documents)) {
    const named = contractIn(file);
    if (named === null) continue;
    const { kind, name } = named;
    if (!isName(kind, name)) problems.push(misnamed(file, name));
    if (kind === 'types' ? Object.hasOwn(types, name) : contracts.has(name)) {
      problems.push(twice(file, name));
      continue;
    }
    const root = document?.root;
    if (root !== undefined && root.kind !== 'map') problems.push(notMap(root.at));
    if (kind === 'types') {
      files.set(name, file);
      types[name] = root?.kind === 'map' ? buildType(walkOf(file), root) : {};
    } else if (root?.kind === 'map') {
      const walk = walkOf(file);
      contracts.set(name, { contract: buildCall(walk, root, name), walk });
    }
  }
  for (const name of circularTypes(types)) {
    problems.push(circle(files.get(name) ?? '', name));
    types[name] = {};
  }
  for (const { contract, walk } of contracts.values()) checkExample(walk, contract, types);
  const all = [...contracts.values()].map(({ contract }) => contract);
  const calls = all.map(({ call }) => call);
  return {
    calls,
    schemas: all.map(({ schemas }) => schemas),
    types,
    problems: [...problems, ...twoCallsOnePath(calls)],
  };
}

/** As people look them up, whatever folders they lie in. */
function byName<Entry>(documents: ReadonlyMap<string, Entry>): readonly (readonly [string, Entry])[] {
  const nameOf = (file: string) => file.replace(/^.*\//, '');
  return [...documents].sort(([one], [other]) =>
    nameOf(one) < nameOf(other) ? -1 : Number(nameOf(one) > nameOf(other)),
  );
}

function twoCallsOnePath(calls: readonly WrittenCall[]): Problem[] {
  return calls
    .filter((call, index) => calls.findIndex(({ path }) => path === call.path) < index)
    .map((call) => ({
      rule: 'call/path-twice',
      severity: 'error' as const,
      place: call.at as Place,
      message: `パス「${call.path}」を使う呼び出しが、ほかにもあります。`,
    }));
}

/** Both become names in generated code; a type's must not be one of JSON's. */
function isName(kind: string, name: string): boolean {
  const isTaken = kind === 'types' && /^(?:string|integer|number|boolean|array|object|null)$/.test(name);
  return /^[a-z][A-Za-z0-9]*$/.test(name) && !isTaken;
}

function misnamed(file: string, name: string): Problem {
  const message = `ファイルの名前「${name}」は、英小文字で始まる英数字にしてください（string など、決まった型の名前は使えません）。`;
  return { rule: 'file/name', severity: 'error', place: { file, line: 1, column: 1 }, message };
}

function circle(file: string, name: string): Problem {
  const message = `型「${name}」が、中で自分自身を使っています。`;
  return { rule: 'call/type-circle', severity: 'error', place: { file, line: 1, column: 1 }, message };
}

function twice(file: string, name: string): Problem {
  return {
    rule: 'call/name-twice',
    severity: 'error',
    place: { file, line: 1, column: 1 },
    message: `「${name}」は、ほかのフォルダーにもあります。名前を変えてください。`,
  };
}
