type Nested = { [segment: string]: unknown };

const nestings = new WeakMap<object, Nested>();

/** Settings by dotted names (`poll.every`, `kana.acceptance.from`) as nested records, as expressions read them (`settings.poll.every`). */
export function nestSettings(settings: { readonly [name: string]: unknown }): Nested {
  const nested: Nested = {};
  for (const [name, value] of Object.entries(settings)) put(nested, name.split('.'), value);
  nestings.set(settings, nested);
  return nested;
}

/** Adds those that are missing, also where they are nested already. */
export function addSettings(settings: { [name: string]: unknown }, all: { readonly [name: string]: unknown }): void {
  const nested = nestings.get(settings) ?? {};
  for (const [name, value] of Object.entries(all)) {
    if (Object.hasOwn(settings, name)) continue;
    settings[name] = value;
    put(nested, name.split('.'), value);
  }
}

function put(record: Nested, [first = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) record[first] = value;
  else {
    if (typeof record[first] !== 'object' || record[first] === null) record[first] = {};
    put(record[first] as Nested, rest, value);
  }
}
