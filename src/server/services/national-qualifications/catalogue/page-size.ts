/** Rows on a page of every list of this service. */
export const pageSize = 20;
