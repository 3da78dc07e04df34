/** True if some address matches both paths. */
export function overlap(first: string, second: string): boolean {
  return formsOf(first).some((one) => formsOf(second).some((other) => bothMatch(one, other)));
}

/** The segments of a path, once for each number of optional parameters given. */
function formsOf(path: string): readonly (readonly string[])[] {
  const segments = path.split('/').filter((segment) => segment !== '');
  const optional = segments.filter((segment) => segment.endsWith('?}')).length;
  return Array.from({ length: optional + 1 }, (_, left) => segments.slice(0, segments.length - left));
}

function bothMatch(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  return one.every((segment, index) => segment === other[index] || isParameter(segment) || isParameter(other[index]));
}

function isParameter(segment: string | undefined): boolean {
  return segment?.startsWith('{') === true;
}
