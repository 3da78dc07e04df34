import { parseDuration } from '../../forms/duration.ts';
import type { Value } from '../../model/expression.ts';
import type { Node } from '../yaml/located.ts';
import { tell, type Walk } from './context.ts';
import { makeExpression } from './expression.ts';

/** A duration in seconds, or an expression that yields a number of seconds. */
export function readDuration(walk: Walk, node: Node): Value {
  if (node.kind === 'refused') return 0;
  if (node.kind === 'scalar' && node.text.startsWith('=')) {
    return makeExpression(walk, node, 1, node.text.slice(1), 'number');
  }
  const seconds = node.kind === 'scalar' ? parseDuration(node.text) : null;
  if (seconds !== null) return seconds;
  const digits = node.kind === 'scalar' && /^\d+(\.\d+)?$/.test(node.text) ? `${node.text} seconds` : undefined;
  tell(
    walk,
    'schema/duration',
    node.at,
    '時間は単位を付けて書いてください。例: 5 seconds、1 minute、1 hour、300 ms、=settings.poll.every',
    digits,
  );
  return 0;
}
