export interface Page {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  /** Rows before the page's first. */
  readonly offset: number;
}

/** The requested page; the first when the parameter is no number, the last when it is beyond the end. */
export function pageOf(asked: string | undefined, total: number, pageSize: number): Page {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const wanted = /^[1-9]\d*$/.test(asked ?? '') ? Number(asked) : 1;
  const page = Math.min(wanted, last);
  return { page, pageSize, total, offset: (page - 1) * pageSize };
}
