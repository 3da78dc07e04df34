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
  const page = Math.min(wantedPage(asked), Math.max(1, Math.ceil(total / pageSize)));
  return { page, pageSize, total, offset: (page - 1) * pageSize };
}

/** No list is so long; what is beyond does not fit into an integer of the database. */
const most = 1_000_000;

export function wantedPage(asked: string | undefined): number {
  return /^[1-9]\d*$/.test(asked ?? '') ? Math.min(Number(asked), most) : 1;
}

/** The same bound in a statement; `total`: an expression there. */
export const lastPage = (total: string, pageSize: number) => `greatest(1, (${total} + ${pageSize - 1}) / ${pageSize})`;
