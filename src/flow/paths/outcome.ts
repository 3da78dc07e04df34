import type { WrittenCall } from '../../model/catalog.ts';
import { asTold, equalTo } from '../conditions/made-conditions.ts';
import type { Condition } from '../graph/graph.ts';
import { codeWitnesses, groupsOf } from './code-witnesses.ts';
import type { Path } from './path.ts';
import { type Site, withWrite } from './site.ts';

const members = ['saved', 'filed', 'refused', 'unknown'] as const;
type Member = (typeof members)[number];

/** Before any call with an effect, nothing is witnessed. */
export const noOutcome = members.flatMap((member) => equalTo(`outcome.${member}`, false) ?? []);

/** What an action witnesses is known to its own steps and dialogs alone. */
export function withoutOutcome(known: readonly Condition[]): readonly Condition[] {
  const isOutcome = ({ expression }: Condition) => expression.source.startsWith('outcome.');
  return [...known.filter((condition) => !isOutcome(condition)), ...noOutcome];
}

/** What the answer of a call with an effect witnesses; a call without one leaves what an earlier one witnessed. */
export function withAnswered(site: Site, path: Path, call: WrittenCall, result: string): Path {
  const is = call.effect === 'saves' ? 'saved' : call.effect === 'files' ? 'filed' : null;
  if (call.effect === 'none' || is === null || call.witness === undefined)
    return call.effect === 'none' ? path : withOutcome(site, path, is);
  const { known } = withWrite(site, path, 'outcome');
  return { ...path, known: [...known, ...asTold(is, `${result}.${call.witness}`)] };
}

/** What a failure with one of the codes witnesses: nothing, where they do not agree. */
export function withFailed(site: Site, path: Path, call: WrittenCall, codes: readonly string[]): Path {
  if (call.effect === 'none') return path;
  const [first = null, ...others] = new Set(codes.map((code) => codeWitnesses(code, call, groupsOf(site.collector))));
  return withOutcome(site, path, others.length > 0 ? null : first, others.length > 0);
}

export function withOutcome(site: Site, path: Path, is: Member | null, isOpen = false): Path {
  const { known } = withWrite(site, path, 'outcome');
  const told = isOpen ? [] : members.flatMap((member) => equalTo(`outcome.${member}`, member === is) ?? []);
  return { ...path, known: [...known, ...told] };
}
