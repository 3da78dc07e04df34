import { readdir } from 'node:fs/promises';
import type { ServiceModule } from './kernel/portal/module.ts';

/** The module of a service, or one of `common`, with its folders. */
export interface FoundModule extends ServiceModule {
  /** Its folder's name: that of the service's in `screens/`. */
  readonly name: string;
  readonly endpoints: URL;
  readonly jobs: URL;
  /** null = no tables of its own. */
  readonly migrations: URL | null;
  /** Sample people; null = none of its own. */
  readonly people: URL | null;
  /** null = nothing stands in for the other half of the service. */
  readonly standIn: URL | null;
}

/** `common/<name>/module.ts` and `services/<name>/module.ts`, in that order, each sorted by name. A folder without one has only endpoints. */
export function findModules(): Promise<readonly FoundModule[]> {
  found ??= Promise.all(['./common/', './services/'].map((folder) => inFolder(new URL(folder, import.meta.url)))).then(
    (all) => all.flat(),
  );
  return found;
}

/** Looked for once: database, migrations, server and the job that forgets all ask. */
let found: Promise<readonly FoundModule[]> | null = null;

async function inFolder(folder: URL): Promise<readonly FoundModule[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Promise.all(
    names.sort().map(async (name) => {
      const home = new URL(`${name}/`, folder);
      const inside = await readdir(home);
      const hasModule = inside.includes('module.ts');
      if (!hasModule && inside.includes('migrations')) throw new Error(`${name} has migrations, but no module.ts.`);
      const loaded = hasModule ? ((await import(new URL('module.ts', home).href)) as { module?: ServiceModule }) : {};
      if (hasModule && loaded.module === undefined) throw new Error(`${name}/module.ts must export module.`);
      const standIn = inside.includes('stand-in') ? new URL('stand-in/stand-in.ts', home) : null;
      const migrations = inside.includes('migrations') ? new URL('migrations/', home) : null;
      return {
        ...loaded.module,
        name,
        endpoints: new URL('endpoints/', home),
        jobs: new URL('jobs/', home),
        migrations,
        standIn,
        people: inside.includes('people') ? new URL('people/', home) : null,
      };
    }),
  );
}

/** In the order in which the home page shows the services; what has no card comes last. */
export function inOrderOfCards(
  modules: readonly FoundModule[],
  cards: readonly { readonly name: string }[],
): readonly FoundModule[] {
  const rank = ({ name }: FoundModule) => {
    const place = cards.findIndex((card) => card.name === name);
    return place < 0 ? cards.length : place;
  };
  return modules.toSorted((one, other) => rank(one) - rank(other));
}

/** One kind of contribution from all modules, in module order. */
export function membersOf<Part extends object, Key extends keyof Part>(
  modules: readonly Part[],
  key: Key,
): readonly NonNullable<Part[Key]>[] {
  return modules.flatMap((module) => module[key] ?? []) as unknown as readonly NonNullable<Part[Key]>[];
}
