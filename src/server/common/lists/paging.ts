export interface Page {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  /** Rows before the first of the page. */
  readonly offset: number;
}

/** The page an address asks for: the first when it says nothing that is a number, the last when there are not so many. */
export function pageOf(asked: string | undefined, total: number, pageSize: number): Page {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const wanted = /^[1-9]\d*$/.test(asked ?? '') ? Number(asked) : 1;
  const page = Math.min(wanted, last);
  return { page, pageSize, total, offset: (page - 1) * pageSize };
}
