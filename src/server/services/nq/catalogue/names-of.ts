/** A name with a space is a family name and a given one; without, nobody knows where one ends. */
export function namesOf(name: string): readonly [family: string, given: string] {
  const parts = name.split('　');
  const [family = '', given = ''] = parts.length === 2 ? parts : [];
  return [family, given];
}
