import type { Plugin } from 'vite';

/** Members used only by authors, editors and table tests. A constraint's `argument` stays: it is needed where forms arrive as data. */
const authorMembers = [
  {
    folder: /\/src\/expressions\/functions\/[^/]+\.ts$/,
    members: new Set(['says', 'examples', 'parameters', 'returns']),
  },
  {
    folder: /\/src\/forms\/constraints\/[^/]+\.ts$/,
    members: new Set(['says', 'bounds', 'accepts', 'refuses', 'message']),
  },
];

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface ObjectNode extends Node {
  readonly properties: readonly (Node & { readonly key?: Node & { readonly name?: string } })[];
}

/**
 * Strips the examples, types and editor texts of expression functions and constraints from the browser bundle: a bundler cannot drop single
 * members of an object that is used.
 */
export function stripAuthorTables(): Plugin {
  return {
    name: 'strip-author-tables',
    enforce: 'post',
    apply: 'build',
    transform(code, id) {
      const members = authorMembers.find(({ folder }) => folder.test(id))?.members;
      if (members === undefined) return null;
      const program = this.parse(code) as unknown as { readonly body: readonly (Node & { declaration?: unknown })[] };
      const cuts: [number, number][] = [];
      for (const statement of program.body) {
        for (const object of exportedObjects(statement)) cuts.push(...membersToCut(object, members));
      }
      return { code: cut(code, cuts), map: null };
    },
  };
}

function exportedObjects(statement: { readonly declaration?: unknown }): ObjectNode[] {
  const declaration = statement.declaration as {
    readonly declarations?: readonly { readonly init?: Node | null }[];
  } | null;
  return (declaration?.declarations ?? []).flatMap(({ init }) =>
    init?.type === 'ObjectExpression' ? [init as ObjectNode] : [],
  );
}

function membersToCut(object: ObjectNode, members: ReadonlySet<string>): [number, number][] {
  return object.properties
    .map((member, index) => ({ member, next: object.properties[index + 1] }))
    .filter(({ member }) => members.has(member.key?.name ?? ''))
    .map(({ member, next }) => [member.start, next?.start ?? object.end - 1]);
}

function cut(code: string, cuts: readonly (readonly [number, number])[]): string {
  return [...cuts].reverse().reduce((text, [start, end]) => text.slice(0, start) + text.slice(end), code);
}
