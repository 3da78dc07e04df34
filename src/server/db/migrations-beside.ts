import type { Queries } from './database.ts';
import { digestOf, type Migration } from './migration.ts';

/** As the table has it. */
export interface RanMigration {
  readonly name: string;
  /** Of what it did; null = it ran before digests were kept. */
  readonly digest: string | null;
}

export function migrationsThatRan(database: Queries): Promise<readonly RanMigration[]> {
  return database.query<RanMigration & { [column: string]: unknown }>('select name, digest from migrations');
}

export interface MigrationsBeside {
  /** They read otherwise than when they ran: of what was changed, this database has nothing. */
  readonly edited: readonly string[];
  /** They ran, and their file is gone, or comes with a newer portal. */
  readonly missing: readonly string[];
}

/** What ran in this database beside the files of these modules. What a service that was taken out had is not missing. */
export async function migrationsBeside(
  database: Queries,
  migrations: readonly Migration[],
  modules: readonly string[],
): Promise<MigrationsBeside> {
  const ran = await migrationsThatRan(database);
  const digests = new Map(ran.map(({ name, digest }) => [name, digest]));
  return {
    edited: migrations.filter((one) => (digests.get(one.name) ?? digestOf(one)) !== digestOf(one)).map(nameOf),
    missing: missingOf(migrations, ran)
      .map(nameOf)
      .filter((name) => modules.includes(placeOf(name)?.module ?? '')),
  };
}

/**
 * Why the pending ones may not run, a sentence each. One that would run after those with higher numbers makes other tables here than in a new database; one that was renamed would do again what
 * it has done.
 */
export function whyNotRun(migrations: readonly Migration[], ran: readonly RanMigration[]): readonly string[] {
  const names = new Set(ran.map(nameOf));
  const hasRun = ({ name, formerly = [] }: Migration) =>
    names.has(name) || formerly.flat().some((one) => names.has(one));
  const pending = migrations.filter((one) => !hasRun(one));
  const missing = missingOf(migrations, ran);
  const renamed = pairsOf(pending, missing);
  const gone = new Set([
    ...migrations.flatMap(({ formerly = [] }) => formerly.flat()),
    ...[...renamed.values()].map(nameOf),
  ]);
  const inOrder = ran.filter(({ name }) => !gone.has(name));
  const free = freeNumbers([...migrations, ...ran].map(nameOf));
  return pending.flatMap((one) => {
    const was = renamed.get(one);
    if (was !== undefined) return saysRenamed(one, was);
    // Of one that had other names, the number says nothing: it was counted otherwise.
    const later = (one.formerly ?? []).length > 0 ? undefined : lastAfter(one, inOrder);
    if (later === undefined) return [];
    return `The migration ${one.name} has a lower number than ${later}, which ran in this database: it would run after it here, and before it in a new database. Give it the next free number: ${free(one)}.`;
  });
}

const nameOf = ({ name }: { readonly name: string }) => name;

/** Those of before modules had numbers of their own have none. */
function placeOf(name: string): { readonly module: string; readonly number: string; readonly what: string } | null {
  const [, module, number, what] = /^(.+)\/(\d{3})-(.+)$/.exec(name) ?? [];
  return module === undefined || number === undefined || what === undefined ? null : { module, number, what };
}

function missingOf(migrations: readonly Migration[], ran: readonly RanMigration[]): readonly RanMigration[] {
  const known = new Set(migrations.flatMap(({ name, formerly = [] }) => [name, ...formerly.flat()]));
  return ran.filter(({ name }) => placeOf(name) !== null && !known.has(name));
}

/** Which pending one is, or stands for, which missing one: whatever does the same, wherever it is now; then what has its number or its words. */
function pairsOf(
  pending: readonly Migration[],
  missing: readonly RanMigration[],
): ReadonlyMap<Migration, RanMigration> {
  const pairs = new Map<Migration, RanMigration>();
  for (const isIt of [doesTheSame, hasItsPlace])
    for (const one of pending) {
      const taken = new Set(pairs.values());
      const was = pairs.has(one) ? undefined : missing.find((other) => !taken.has(other) && isIt(one, other));
      if (was !== undefined) pairs.set(one, was);
    }
  return pairs;
}

const doesTheSame = (one: Migration, was: RanMigration) => was.digest === digestOf(one);

function hasItsPlace(one: Migration, was: RanMigration): boolean {
  const [is, before] = [placeOf(one.name), placeOf(was.name)];
  if (is === null || before === null || is.module !== before.module) return false;
  return is.number === before.number || is.what === before.what;
}

function saysRenamed(one: Migration, was: RanMigration): string {
  const keeps = `write \`-- formerly ${was.name}\` above everything else in ${one.name}`;
  return doesTheSame(one, was)
    ? `The migration ${was.name} ran in this database and is called ${one.name} now. Give it its name back, or ${keeps}: then it counts as having run.`
    : `The migration ${was.name} ran in this database and is missing; ${one.name} stands in its place. Put it back and give what is new the next free number. If it was only renamed, ${keeps}: then it counts as having run.`;
}

/** Last in order of those of its module that ran and have a higher number. */
function lastAfter({ name }: Migration, ran: readonly RanMigration[]): string | undefined {
  const place = placeOf(name);
  if (place === null) return undefined;
  const isLater = (other: string) => {
    const at = placeOf(other);
    return at !== null && at.module === place.module && at.number > place.number;
  };
  return ran.map(nameOf).filter(isLater).sort().at(-1);
}

/** Hands out the numbers above all that a module has, one after the other. */
function freeNumbers(names: readonly string[]): (of: Migration) => string {
  const highest = new Map<string, number>();
  const raise = (module: string, number: number) => highest.set(module, Math.max(number, highest.get(module) ?? 0));
  for (const name of names) {
    const place = placeOf(name);
    if (place !== null) raise(place.module, Number(place.number));
  }
  return ({ name }) => {
    const module = placeOf(name)?.module ?? '';
    raise(module, (highest.get(module) ?? 0) + 1);
    return String(highest.get(module)).padStart(3, '0');
  };
}
