const members = [
  'qualificationId',
  'businessId',
  'qualificationHandleUnitCode',
  'qualificationProcedureCode',
  'receptionAgencyCode',
] as const;

/** Path parameters that identify a procedure at its receiving agency. */
export type ProcedurePath = { readonly [Member in (typeof members)[number]]: string };

/** Drops all other parameters of the screen's address. */
export function procedurePath(path: ProcedurePath): ProcedurePath {
  return pathOf((member) => path[member]);
}

/** Parses the form used in screen addresses. Example `care-worker/reissue/00/reissue/sssc`. */
export function writtenProcedurePath(text: string): ProcedurePath {
  const parts = text.split('/');
  return pathOf((_, index) => parts[index] ?? '');
}

/** A unique key of the procedure. */
export function keyOf(path: ProcedurePath): string {
  return members.map((member) => encodeURIComponent(path[member])).join('/');
}

function pathOf(part: (member: keyof ProcedurePath, index: number) => string): ProcedurePath {
  return Object.fromEntries(members.map((member, index) => [member, part(member, index)])) as ProcedurePath;
}
