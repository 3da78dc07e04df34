import { parseText } from '../../../src/expressions/text.ts';
import type { ProjectFiles } from '../../../src/load/files/project-files.ts';
import type { MapEntry, Node, ScalarNode } from '../../../src/load/yaml/located.ts';
import type { Vocabulary } from '../../../src/model/vocabulary.ts';

/** An expression inside a scalar. `start` is the index of its first character in the scalar's text. */
export interface WrittenExpression {
  readonly scalar: ScalarNode;
  readonly source: string;
  readonly start: number;
}

/** Keys whose scalar is an expression as a whole (`when`, `is`, `shownWhen` …), according to the schemas. */
export function expressionKeys(files: ProjectFiles, vocabulary: Vocabulary): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [file, content] of files) {
    if (!/^schemas\/[^/]+\.json$/.test(file)) continue;
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
    try {
      collect(JSON.parse(text), found);
    } catch {
      // The loader reports broken schema files.
    }
  }
  const { steps, blocks, widgets } = vocabulary;
  for (const kinds of [steps, blocks, widgets]) for (const { options } of Object.values(kinds)) collect(options, found);
  return found;
}

function collect(schema: unknown, found: Set<string>): void {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [key, part] of Object.entries(schema)) {
    if (typeof part === 'object' && part !== null && /^(?:condition|expression)$/.test(String(part['x-kind'])))
      found.add(key);
    collect(part, found);
  }
}

/** Every expression below a node, in document order. Keys: `when` and `unless` of steps; for error rows and blocks, those of their schemas. */
export function expressionsOf(node: Node, keys: ReadonlySet<string>, key = ''): readonly WrittenExpression[] {
  if (node.kind === 'list') return node.items.flatMap((item) => expressionsOf(item, keys, key));
  if (node.kind === 'map')
    return node.entries.flatMap(({ key: own, value }: MapEntry) => expressionsOf(value, keys, own));
  if (node.kind !== 'scalar' || node.empty) return [];
  const lead = /^\s*=(?!=)/.exec(node.text)?.[0].length;
  if (lead !== undefined) return [{ scalar: node, source: node.text.slice(lead), start: lead }];
  if (keys.has(key) || key === 'when' || key === 'unless') return [{ scalar: node, source: node.text, start: 0 }];
  if (!node.text.includes('${')) return [];
  return parseText(node.text).parts.flatMap((part) =>
    typeof part === 'string' ? [] : [{ scalar: node, source: part.source, start: part.offset }],
  );
}
