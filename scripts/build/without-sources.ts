/** What a browser gets of a descriptor: it evaluates the trees of expressions; what an author wrote is in the descriptor. */
export function withoutSources<Descriptor>(descriptor: Descriptor): Descriptor {
  return bare(descriptor) as Descriptor;
}

function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  const isExpression = 'kind' in value && value.kind === 'expression' && 'tree' in value;
  const entries = Object.entries(value).filter(([key]) => !(isExpression && key === 'source'));
  return Object.fromEntries(entries.map(([key, part]) => [key, bare(part)]));
}
