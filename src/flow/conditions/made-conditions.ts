import type { Expression, Tree, Value } from '../../model/expression.ts';
import type { Flow } from '../../model/service.ts';
import type { Condition } from '../graph/graph.ts';

const made = new Map<string, Expression>();

/** An expression that no author wrote; the same instance for the same source. */
function expression(source: string, tree: Tree): Expression {
  const known = made.get(source);
  if (known !== undefined) return known;
  const fresh: Expression = { kind: 'expression', source, tree };
  made.set(source, fresh);
  return fresh;
}

function pathTree(path: string): Tree {
  const [root = '', ...members] = path.split('.');
  return members.reduce<Tree>((tree, member) => ['get', tree, member], ['name', root]);
}

/** `has(state.draft)` */
export function isSet(path: string): Expression {
  const at = path.lastIndexOf('.');
  return expression(`has(${path})`, ['has', pathTree(path.slice(0, at)), path.slice(at + 1)]);
}

/** What is known after writing a value; null = nothing that can be tested later. An expression may be a constant, such as a template's parameter. */
export function equalTo(path: string, given: Value): Condition | null {
  const tree = asExpression(given)?.tree;
  const value = tree?.[0] === 'value' ? tree[1] : given;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    const literal = typeof value === 'string' ? `'${value}'` : String(value);
    return { expression: expression(`${path} == ${literal}`, ['==', pathTree(path), ['value', value]]), holds: true };
  }
  return { expression: isSet(path), holds: true };
}

/** What an answer witnesses whose own flag says whether it was done. */
export function asTold(done: 'saved' | 'filed', flag: string): readonly Condition[] {
  const is = (member: string, value: Tree, source: string): Condition => ({
    expression: expression(`outcome.${member} == ${source}`, ['==', pathTree(`outcome.${member}`), value]),
    holds: true,
  });
  return [is(done, pathTree(flag), flag), is('refused', ['not', pathTree(flag)], `!${flag}`)];
}

/** `state.application.qualificationId != ''` */
export function isNotEmptyAt(path: string): Expression {
  return expression(`${path} != ''`, ['!=', pathTree(path), ['value', '']]);
}

/** Tests that the current process is the flow's; null = the flow belongs to no process. */
export function isProcess({ process }: Flow): Expression | null {
  if (process === '') return null;
  const own = asExpression(process);
  const value: Tree = own ? own.tree : ['value', String(process)];
  const source = `has(state.process) && state.process == ${own ? own.source : `'${String(process)}'`}`;
  return expression(source, ['&&', ['has', ['name', 'state'], 'process'], ['==', pathTree('state.process'), value]]);
}

/** Tests that a setting or launch value is not empty; null = not an expression, so it always has a value. */
export function isNotEmpty(value: unknown): Expression | null {
  const own = asExpression(value);
  return own && expression(`${own.source} != ''`, ['!=', own.tree, ['value', '']]);
}

export function asExpression(value: unknown): Expression | null {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'expression'
    ? (value as Expression)
    : null;
}
