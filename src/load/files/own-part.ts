/** Parts of the catalogue that a service can have of its own: `screens/<service>/catalog/<part>.yaml`, written like `catalog/<part>.yaml`. */
export const OWN_PARTS = ['addresses', 'codes', 'settings'] as const;

export type OwnPart = (typeof OWN_PARTS)[number];

/** Files of a service's own catalogue: those parts, and what has another form there: its card on the top page, and what the server says for it. */
export const OWN_FILES = [...OWN_PARTS, 'home', 'server'] as const;

const OWN = new RegExp(`^screens/(?!templates/)([^/]+)/catalog/(${OWN_FILES.join('|')})\\.yaml$`);

/** Whose catalogue a file is of; null = of none, or of the shared one. */
export function ownFileIn(
  file: string,
): { readonly service: string; readonly part: (typeof OWN_FILES)[number] } | null {
  const [, service, part] = OWN.exec(file) ?? [];
  return service === undefined ? null : { service, part: part as (typeof OWN_FILES)[number] };
}

/** Which part of the catalogue a service has there of its own; null = none. */
export function ownPartIn(file: string): { readonly service: string; readonly part: OwnPart } | null {
  const own = ownFileIn(file);
  return own === null || own.part === 'home' || own.part === 'server' ? null : { service: own.service, part: own.part };
}

/** The files of a part, shared and of services' own. */
export function filesOfPart(part: OwnPart): RegExp {
  return new RegExp(`^(?:screens/(?!templates/)[^/]+/)?catalog/${part}\\.yaml$`);
}

/** Which part of the catalogue a file is, shared or of a service's own; null = another file. */
export function catalogPart(file: string): OwnPart | null {
  const shared = OWN_PARTS.find((part) => file === `catalog/${part}.yaml`);
  return shared ?? ownPartIn(file)?.part ?? null;
}

/** Texts in these files are addresses or names for machines, whatever they look like. */
export function isForMachines(file: string): boolean {
  return /^catalog\/(?:apps|calls\/.+)\.yaml$/.test(file) || catalogPart(file) === 'addresses';
}
