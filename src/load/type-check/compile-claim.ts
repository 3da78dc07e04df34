import type { CompiledExpression } from '../../expressions/compile.ts';
import { nearest } from '../../expressions/nearest.ts';
import type { ExpressionProblem } from '../../expressions/problem.ts';
import { type Claim, claimName } from '../../model/claim.ts';
import type { Tree } from '../../model/expression.ts';
import type { Type } from '../../model/type.ts';
import { heldElsewhere } from '../names/held-elsewhere.ts';
import { witnesses } from './witnesses.ts';

export type CompileSource = (source: string, known?: readonly string[]) => CompiledExpression;

/** The claim that a placeholder names; its name where there is none of that name; null = the placeholder is an ordinary expression. */
export function claimIn(source: string, claims: readonly Claim[]): Claim | string | null {
  const name = claimName(source);
  return name === null ? null : (claims.find((claim) => claim.name === name) ?? name);
}

/**
 * A claim in the place that names it: `witness ? sentence : ''`. Its names are those of that place, so that one claim can stand in several services
 * and for each item of a list.
 */
export function compileClaim(
  claim: Claim,
  written: string,
  names: { readonly [name: string]: Type },
  compile: CompileSource,
): CompiledExpression {
  const holds = claim.holds === null ? null : compile(claim.holds.source);
  const parts = typeof claim.text === 'string' ? [claim.text] : claim.text.parts;
  const known = holds?.knownWhenTrue ?? [];
  const compiled = parts.map((part) => (typeof part === 'string' ? part : compile(part.source, known)));
  const told = [...(holds === null ? [] : [holds]), ...compiled.filter((part) => typeof part !== 'string')];
  const problems = told.flatMap((part) => part.problems).map(({ message }) => message);
  const notText = compiled.some(
    (part) => typeof part !== 'string' && part.type.kind !== 'text' && part.type.kind !== 'any',
  );
  if (notText) problems.push('差し込むものは文字列にしてください（数は numberText などで）。');
  if (problems.length === 0 && claim.because === null && (holds === null || !witnesses(holds.tree, claim.of, names)))
    problems.push(noWitness(claim));
  const trees = compiled.map((part): Tree => (typeof part === 'string' ? ['value', part] : part.tree));
  const text = trees.reduce<Tree>((so, part) => ['+', so, part], ['value', '']);
  return {
    tree: holds === null ? text : ['?', holds.tree, text, ['value', '']],
    type: { kind: 'text' },
    problems: problems.map((message) => problemOf(written, `この文は、ここでは使えません。${message}`)),
    knownWhenTrue: [],
    knownWhenFalse: [],
  };
}

function noWitness({ name, of }: Claim): string {
  return `claims の「${name}」の根拠（holds）は、「of: ${of}」の証拠になりません。証拠になる項目（契約で proves: ${of} と書いた項目など）を読む式にするか、式で書けないわけを because に書いてください。`;
}

/** `having`: services that have one of that name of their own. */
export function unknownClaim(
  written: string,
  name: string,
  claims: readonly Claim[],
  having: readonly string[],
): ExpressionProblem {
  const [other] = having;
  if (other !== undefined)
    return problemOf(
      written,
      `claims の「${name}」は、手続き「${other}」だけの文です（screens/${other}/catalog/claims.yaml）。${heldElsewhere}`,
    );
  const suggestion = nearest(
    name,
    claims.map((claim) => claim.name),
  );
  const meant = suggestion === undefined ? '' : `「claims.${suggestion}」ではありませんか。`;
  return {
    ...problemOf(written, `claims に「${name}」という文はありません。${meant}`),
    ...(suggestion === undefined ? {} : { suggestion: `claims.${suggestion}` }),
  };
}

function problemOf(written: string, message: string): ExpressionProblem {
  return { code: 'claim', offset: 0, length: written.length, message };
}
