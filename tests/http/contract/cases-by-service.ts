/** A case of a service, and what of its name is the same for every service that has one: `correction` of `correction-nq` in `nq.ts`. */
interface Named {
  readonly name: string;
  readonly kind: string;
}

const FILE = /([^/]+)\.ts$/;

/** Of `<list>/<service>.ts`, one file for each service that has some. */
export function casesByService<Case extends { readonly name: string }>(files: {
  readonly [file: string]: readonly Case[];
}): readonly (Case & Named)[] {
  return Object.entries(files).flatMap(([file, cases]) => {
    const service = FILE.exec(file)?.[1] ?? '';
    return cases.map((one) => ({ ...one, kind: kindOf(one.name, service) }));
  });
}

const kindOf = (name: string, service: string) =>
  name.startsWith(`${service}-`)
    ? name.slice(service.length + 1)
    : name.endsWith(`-${service}`)
      ? name.slice(0, -service.length - 1)
      : name;
