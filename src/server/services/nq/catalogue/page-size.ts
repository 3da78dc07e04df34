/** Rows per page, for every list of this service. */
export const pageSize = 20;
