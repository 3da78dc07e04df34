import { isExpression } from '../../src/load/type-check/check-value.ts';

/** What a browser gets of a descriptor: it evaluates the trees of expressions; what an author wrote is in the descriptor. */
export function withoutSources<Descriptor>(descriptor: Descriptor): Descriptor {
  return bare(descriptor) as Descriptor;
}

function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  const isWritten = isExpression(value);
  const entries = Object.entries(value).filter(([key]) => !(isWritten && key === 'source'));
  return Object.fromEntries(entries.map(([key, part]) => [key, bare(part)]));
}
