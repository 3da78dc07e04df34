/** The end of a switch over kinds: a new kind does not compile until every switch says what it does with it. */
export function unreachable(kind: never): never {
  throw new Error(`No such kind: ${JSON.stringify(kind)}`);
}
