import type { Node } from '../../../src/load/yaml/located.ts';
import type { Expression } from '../../../src/model/expression.ts';
import type { Vocabulary } from '../../../src/model/vocabulary.ts';
import { conditionWords } from '../words/condition-words.ts';
import type { Reach } from '../words/value-words.ts';
import type { Tree } from './tree.ts';

/** A file's condition in Japanese; undefined = the node was not read as one. */
export type SaidConditions = (node: Node) => string | undefined;

export function saidConditions({ loaded: { project } }: Tree, vocabulary: Vocabulary): SaidConditions {
  const said = new Map<string, { readonly expression: Expression; readonly reach: Reach }>();
  const keep = (part: unknown, reach: Reach): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('kind' in part && part.kind === 'expression') {
      const expression = part as Expression;
      if (expression.at)
        said.set(keyOf(expression.at.file, expression.at.line, expression.source), { expression, reach });
      return;
    }
    for (const value of Object.values(part)) keep(value, reach);
  };
  for (const service of project.services) {
    keep(service, { project, vocabulary, service, screen: undefined });
    for (const screen of project.screens.filter((own) => own.service === service.name))
      keep(screen, { project, vocabulary, service, screen });
  }
  return (node) => {
    if (node.kind !== 'scalar') return undefined;
    const found = said.get(keyOf(node.at.file, node.at.line, node.text.replace(/^\s*=(?!=)/, '').trim()));
    return found && conditionWords(found.expression, true, found.reach);
  };
}

function keyOf(file: string, line: number, source: string): string {
  return `${file}:${line} ${source}`;
}
