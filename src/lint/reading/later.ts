import { evaluateKnown } from '../../expressions/evaluate-known.ts';
import { unknown } from '../../expressions/outcome.ts';
import type { Block } from '../../model/block.ts';
import type { Catalog } from '../../model/catalog.ts';
import type { Expression, Scope, Tree } from '../../model/expression.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';

const LATER =
  /[^。]*(?:(?:しばらく|少し)(?:して|待って|たって|お待ちになって)から|時間を(?:おいて|置いて|空けて)|(?:あとで|後で)、?もう一度)[^。]*/u;

interface Around {
  readonly catalog: Catalog;
  readonly vocabulary: Vocabulary;
}

/** What is certain of an expression with these names; `unknown` may stand in them. */
export function knownWith(tree: Tree, scope: Scope, { catalog, vocabulary }: Around): unknown {
  const functions = Object.fromEntries(Object.values(vocabulary.functions).map(({ name, run }) => [name, run]));
  const label = (list: string, code: unknown) => {
    const codes = catalog.codes.find(({ name }) => name === list);
    return codes?.codes.find(({ value }) => value === code)?.label ?? codes?.otherwise ?? undefined;
  };
  return evaluateKnown(tree, { scope, functions, environment: { label, setting: () => undefined } });
}

/**
 * The sentence that says to try again later; '' = none. Only words that are certain with these names count, and what stands under a condition that cannot
 * be told, unless `isCertain`.
 */
export function laterIn(parts: unknown, scope: Scope, around: Around & { readonly isCertain: boolean }): string {
  const known = (tree: Tree) => knownWith(tree, scope, around);
  const words = (part: unknown): string => {
    if (typeof part === 'string') return part;
    if (typeof part !== 'object' || part === null) return '';
    if (Array.isArray(part)) return part.map((one) => words(one)).join('。');
    if ((part as { kind?: unknown }).kind === 'expression') {
      const value = known((part as Expression).tree);
      return typeof value === 'string' ? value : '';
    }
    const { shownWhen } = part as Partial<Block>;
    const isShown = shownWhen ? known(shownWhen.tree) : true;
    if (isShown === false || (isShown === unknown && around.isCertain)) return '';
    return Object.values(part).map(words).join('。');
  };
  return LATER.exec(words(parts))?.[0] ?? '';
}
