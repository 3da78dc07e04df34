/** The pages to link to around the current one: its neighbours, the first and the last. At most seven, in order. */
export function pagesAround(page: number, last: number): readonly number[] {
  const wanted = [1, page - 2, page - 1, page, page + 1, page + 2, last];
  return [...new Set(wanted)].filter((number) => number >= 1 && number <= last).toSorted((one, other) => one - other);
}
