import { type CompiledExpression, compileExpression } from '../../expressions/compile.ts';
import type { Implied } from '../../expressions/narrowing.ts';
import { nearest } from '../../expressions/nearest.ts';
import type { ExpressionProblem } from '../../expressions/problem.ts';
import { expectPlaceholder, expectType } from '../../expressions/type-fit.ts';
import type { Address, App } from '../../model/catalog.ts';
import type { Claim } from '../../model/claim.ts';
import type { Dialog } from '../../model/dialog.ts';
import type { Expression, Tree } from '../../model/expression.ts';
import type { Field } from '../../model/field.ts';
import type { Problem } from '../../model/problem.ts';
import type { Action } from '../../model/screen.ts';
import type { ErrorRow } from '../../model/step.ts';
import type { Type } from '../../model/type.ts';
import type { CheckSources } from '../names/names.ts';
import type { Params } from '../template/params.ts';
import type { ExpressionUse, Walk, Wanted } from '../walk/context.ts';
import { placeInScalar } from '../yaml/source.ts';
import { type CompileSource, claimIn, compileClaim, unknownClaim } from './compile-claim.ts';
import { foldParams } from './fold-params.ts';
import { noteReach } from './reaches.ts';
import { noteShownClaim } from './shown-claims.ts';
import type { TypeScope } from './type-scope.ts';

/** A place from which something that stands elsewhere is opened: a dialog, an app, an address. It is evaluated with the names in scope there. */
export interface Opening {
  readonly opened: Dialog | App | Address;
  readonly reach: TypeScope;
}

/** A button or link that runs an action. */
export interface ActionUse {
  readonly action: string;
  /** The `item` it passes; null = it is outside every `each`. */
  readonly item: Type | null;
  /** Paths of `item` that are set wherever it is drawn. */
  readonly known: readonly string[];
}

/** The type check of one file: compiles its expressions in place and collects Problems. */
export interface Checker {
  readonly sources: CheckSources;
  readonly walk: Walk;
  readonly problems: Problem[];
  readonly params: Params;
  /** Inputs of the screen, those of dialogs included. */
  readonly fields: readonly Field[];
  /** Finds a dialog by name in the order screen, service, catalogue. */
  readonly findDialog: (name: string) => Dialog | undefined;
  /** Actions of the screen, for `act`; null outside a screen. `within`: those that lead here. `acted`: collects those that some `act` names. */
  readonly actions: {
    readonly known: readonly Action[];
    readonly within: readonly string[];
    readonly acted: Set<string>;
  } | null;
  /** What is opened, with the names in scope there; it is checked last. */
  readonly openings: Opening[];
  /** Buttons and links seen so far; complete before the actions are checked. */
  readonly actionUses: ActionUse[];
  /** Claims that a text may name here. */
  readonly claims: readonly Claim[];
  /** What each fact of the service implies when it holds and when it does not. */
  readonly implied: Implied;
  /** Calls made, for the coverage of their error codes. */
  readonly calls: CallUse[];
}

export interface CallUse {
  readonly call: string;
  /** Error rows of the step itself. */
  readonly rows: readonly ErrorRow[];
  readonly background: boolean;
  readonly at: Problem['place'];
}

const WANTED: { readonly [wanted in Exclude<Wanted, 'any' | 'content' | 'parameter'>]: Type } = {
  text: { kind: 'text' },
  number: { kind: 'number' },
  flag: { kind: 'flag' },
  list: { kind: 'list', of: { kind: 'any' } },
  dataForm: { kind: 'opaque', name: 'dataForm' },
  dataFormAnswers: { kind: 'opaque', name: 'dataFormAnswers' },
};

const NOTHING: CompiledExpression = {
  tree: ['value', null],
  type: { kind: 'any' },
  problems: [],
  knownWhenTrue: [],
  knownWhenFalse: [],
};

/** Compiles an expression, sets its tree and reports its problems. `expected`: a type required beyond the schema's. */
export function compile(
  checker: Checker,
  expression: Expression,
  reach: TypeScope,
  expected?: Type,
): CompiledExpression {
  const use = checker.walk.expressions.get(expression);
  if (use === undefined) return NOTHING;
  const compiled = compileIn(checker, expression, use, reach);
  noteReach(expression, reach);
  const problems = compiled.problems.length > 0 ? compiled.problems : misfits(use, compiled.type, expected);
  const before = checker.problems.length;
  // Of a list that does not exist nothing else is told.
  if (problems.every(({ code }) => code === 'still-typed')) checkListNames(checker, use, compiled.tree);
  if (checker.problems.length === before) for (const problem of problems) report(checker, use, problem);
  (expression as { tree: Tree }).tree = foldParams(compiled.tree, checker.params);
  return compiled;
}

function compileIn(checker: Checker, expression: Expression, use: ExpressionUse, reach: TypeScope): CompiledExpression {
  const compileSource: CompileSource = (source, known = []) =>
    compileExpression(source, reach.names, checker.sources.vocabulary.functions, {
      known: [...reach.known, ...known],
      unset: [...reach.unset],
      implied: checker.implied,
    });
  const claimed = use.wanted === 'content' ? claimIn(use.source, checker.claims) : null;
  if (claimed === null) return compileSource(use.source);
  if (typeof claimed === 'string') {
    const having = checker.sources.catalog.claims.having(claimed);
    return { ...NOTHING, problems: [unknownClaim(use.source, claimed, checker.claims, having)] };
  }
  noteShownClaim(expression, claimed);
  return compileClaim(claimed, use.source, reach.names, compileSource);
}

function misfits(use: ExpressionUse, type: Type, expected: Type | undefined): readonly ExpressionProblem[] {
  const problem = misfit(use, type, expected);
  return problem ? [problem] : [];
}

function misfit({ wanted, source }: ExpressionUse, type: Type, expected: Type | undefined) {
  if (wanted === 'content' && type.apart !== undefined) return notApart(source, type.apart);
  if (wanted === 'content' || wanted === 'parameter') return expectPlaceholder(type, source, wanted);
  const one = expected ?? (wanted === 'any' ? undefined : WANTED[wanted]);
  if (one?.kind === 'opaque' && type.kind === 'any') return unknownOpaque(one.name, source);
  return one && expectType(type, one, source);
}

/** Two people may have the same written name: a text says which of them is meant. */
function notApart(source: string, apart: string): ExpressionProblem {
  const message = `「${source}」だけでは、同じ字の名前の人がいるときに、どちらのことか分かりません。「called(${source}, …)」と書いて、${apart} で分けてください。`;
  return { code: 'not-apart', offset: 0, length: source.length, message };
}

/** Content that has not been checked must not be drawn; only a declared opaque type proves that it was. */
function unknownOpaque(name: string, source: string): ExpressionProblem {
  const message = `「${source}」の型が分かりません。呼び出しの返る形（catalog/calls の response）で、この項目を type: ${name} にしてください。`;
  return { code: 'wrong-type', offset: 0, length: source.length, message };
}

function report(checker: Checker, use: ExpressionUse, problem: ExpressionProblem): void {
  const { code, offset, message, suggestion } = problem;
  checker.problems.push({
    rule: `expression/${code}`,
    severity: 'error',
    place: placeInScalar(use.scalar, use.start + offset),
    message,
    ...(suggestion === undefined ? {} : { suggestion }),
  });
}

/** `label('turnIn', …)`: the list named by a literal must exist. */
function checkListNames(checker: Checker, use: ExpressionUse, tree: Tree): void {
  if (!Array.isArray(tree)) return;
  const [operator, name, first] = tree as readonly unknown[];
  if (operator === 'call' && name === 'label' && Array.isArray(first) && first[0] === 'value') {
    const lists = checker.sources.catalog.shared.codes.map((list) => list.name);
    const list = String(first[1]);
    if (!lists.includes(list)) {
      const suggestion = nearest(list, lists);
      const meant = suggestion === undefined ? '' : `「${suggestion}」ではありませんか。`;
      report(checker, use, {
        code: 'unknown-list',
        offset: Math.max(0, use.source.indexOf(list)),
        length: list.length,
        message: `コードの一覧「${list}」はありません。${meant}`,
        ...(suggestion === undefined ? {} : { suggestion }),
      });
    }
  }
  for (const part of tree.slice(1)) if (Array.isArray(part)) checkListNames(checker, use, part as unknown as Tree);
}

export function tellType(
  checker: Checker,
  rule: string,
  place: Problem['place'],
  message: string,
  suggestion?: string,
): void {
  checker.problems.push({
    rule,
    severity: 'error',
    place,
    message,
    ...(suggestion === undefined ? {} : { suggestion }),
  });
}
