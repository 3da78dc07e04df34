interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly importers: readonly string[] } | null;
}

/**
 * Names the chunk of some modules and of all that they import, but not of what `first` imports, which is there already: one request, instead of one
 * more for every part that other chunks share. All are absolute paths.
 */
export function loadedWith(name: string, wanted: readonly string[], first: string) {
  const known = new Map<string, ReadonlySet<string>>();
  const closure = (modules: Modules, from: string): ReadonlySet<string> => {
    const found = known.get(from) ?? reached(modules, from);
    known.set(from, found);
    return found;
  };
  return (id: string, modules: Modules): string | null =>
    wanted.some((module) => closure(modules, module).has(id)) && !closure(modules, first).has(id) ? name : null;
}

/** Names the chunk of a module and of all that it imports. */
export function reachedFrom(name: string, from: string) {
  let found: ReadonlySet<string> | null = null;
  return (id: string, modules: Modules): string | null => {
    found ??= reached(modules, from);
    return found.has(id) ? name : null;
  };
}

/** Names the chunk of what modules of some folders import, and of all that this imports. */
export function importedBy(name: string, folders: readonly string[]) {
  return (id: string, modules: Modules): string | null => {
    const [, ...importers] = reached(modules, id, 'importers');
    return importers.some((importer) => folders.some((folder) => importer.startsWith(folder))) ? name : null;
  };
}

/** A module and, from it on, all that it imports, or all that import it. */
function reached(
  modules: Modules,
  from: string,
  along: 'importedIds' | 'importers' = 'importedIds',
  found = new Set<string>(),
): Set<string> {
  if (found.has(from)) return found;
  found.add(from);
  for (const id of modules.getModuleInfo(from)?.[along] ?? []) reached(modules, id, along, found);
  return found;
}
