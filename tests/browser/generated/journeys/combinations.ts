/** One of each list, in every way; of long lists only the beginning. */
export function combinations<Item>(lists: readonly (readonly Item[])[]): readonly (readonly Item[])[] {
  return lists.reduce<readonly (readonly Item[])[]>(
    (so, list) => so.flatMap((before) => list.slice(0, 5).map((item) => [...before, item])),
    [[]],
  );
}
