const members = [
  'qualificationId',
  'businessId',
  'qualificationHandleUnitCode',
  'qualificationProcedureCode',
  'receptionAgencyCode',
] as const;

/** The path parameters that name a procedure at the agency that receives it. */
export type ProcedurePath = { readonly [Member in (typeof members)[number]]: string };

/** Without what else stands in the address of the screen. */
export function procedurePath(path: ProcedurePath): ProcedurePath {
  return pathOf((member) => path[member]);
}

/** As it stands in the address of a screen. Example `care-worker/reissue/00/reissue/sssc`. */
export function writtenProcedurePath(text: string): ProcedurePath {
  const parts = text.split('/');
  return pathOf((_, index) => parts[index] ?? '');
}

/** One text for one procedure. */
export function keyOf(path: ProcedurePath): string {
  return members.map((member) => encodeURIComponent(path[member])).join('/');
}

function pathOf(part: (member: keyof ProcedurePath, index: number) => string): ProcedurePath {
  return Object.fromEntries(members.map((member, index) => [member, part(member, index)])) as ProcedurePath;
}
