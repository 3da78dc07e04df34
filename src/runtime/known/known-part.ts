// chunk: ahead
import { evaluateKnown } from '../../expressions/evaluate-known.ts';
import { unknown } from '../../expressions/outcome.ts';
import { renderText } from '../../expressions/text.ts';
import { isRecord } from '../../forms/record.ts';
import type { Expression, Text } from '../../model/expression.ts';

export type Knowing = Parameters<typeof evaluateKnown>[1];

/** Tells whether where a link leads is known: the link's `to`, `change` or `address`. */
export type IsKnownTarget = (to: { readonly address?: unknown; readonly screen?: unknown }) => boolean;

/**
 * A part of a descriptor in which every expression holds the value that it is known to have, and every text is whole; `unknown` where anything in it is
 * not known. The nested blocks of a block are left out: they are drawn as far as each of them is known.
 */
export function knownPart(part: unknown, knowing: Knowing, isKnownTarget: IsKnownTarget): unknown {
  const of = (inner: unknown) => knownPart(inner, knowing, isKnownTarget);
  if (Array.isArray(part)) return allOrUnknown(part.map(of));
  if (!isRecord(part)) return part;
  if (part.kind === 'expression') return knownExpression(part as unknown as Expression, knowing);
  if (part.kind === 'text' && 'parts' in part) return knownText(part as unknown as Text, knowing);
  if (!isKnownTarget(part)) return unknown;
  const members = Object.entries(part).map(([name, value]) => [name, of(value)] as const);
  return members.some(([, value]) => value === unknown) ? unknown : Object.fromEntries(members);
}

function knownExpression(expression: Expression, knowing: Knowing): Expression | typeof unknown {
  const value = evaluateKnown(expression.tree, knowing);
  return value === unknown ? unknown : { ...expression, tree: ['value', value as string] };
}

function knownText({ parts }: Text, knowing: Knowing): string | typeof unknown {
  const known = allOrUnknown(
    parts.map((part) => (typeof part === 'string' ? part : knownExpression(part, knowing))),
  ) as Text['parts'];
  if ((known as unknown) === unknown) return unknown;
  const now = () => Number.NaN;
  return renderText({ kind: 'text', parts: known }, {}, knowing.functions, { ...knowing.environment, now });
}

function allOrUnknown(values: readonly unknown[]): unknown {
  return values.includes(unknown) ? unknown : values;
}
