import type { Vocabulary } from '../model/vocabulary.ts';
import type { Kept } from './again/kept.ts';
import { foldersTouched, namesOf, wordsByFolder } from './again/touched.ts';
import type { ProjectFiles } from './files/project-files.ts';
import type { LoadedProject } from './gather/loaded.ts';
import { problemsSoFar, readInStages, readProject, typeCheck } from './load-project.ts';
import type { Walk } from './walk/context.ts';

/** A project without mistakes that was loaded, for many loads of nearly the same files. */
export interface Remembered {
  readonly loaded: LoadedProject;
  /**
   * Loads these files as `loadProject` does; null = something is told, and the rest is not looked at. Services that nothing changed for are taken
   * as they were; with a change outside of `screens/` everything is read. One project at a time: the next call takes up what this one gave.
   */
  loadUnlessTold(files: ProjectFiles): LoadedProject | null;
}

/** Loads the project. One in which anything is told remembers nothing, since what is told may stand anywhere. */
export function rememberProject(files: ProjectFiles, vocabulary: Vocabulary): Remembered {
  const first = readProject(files, vocabulary);
  const { catalog, loaded: services, stories, people, tables, served, server } = first.sources;
  const loaded = typeCheck(first);
  if (loaded.problems.length > 0)
    return { loaded, loadUnlessTold: (others) => unlessTold(readInStages(others, vocabulary)) };

  const words = wordsByFolder(files, services.screens);
  const names = namesOf(services);
  const all: Kept = {
    catalog,
    schemas: first.schemas,
    people,
    tables,
    served,
    server,
    folders: new Map(
      services.services.map((service) => [
        service.service.name,
        {
          service,
          screens: services.screens.filter(({ screen }) => screen.service === service.service.name),
          others: services.othersOf.get(service.service.name) ?? [],
        },
      ]),
    ),
    stories: new Map(stories.map((story) => [story.file, story])),
    openings: first.openings,
    screens: new Map(
      services.services.map(({ service: { name } }) => [
        name,
        loaded.project.screens.filter(({ service }) => service === name),
      ]),
    ),
  };
  const before = new Set([...names.values()].flat());
  const walks = catalog.files.map(({ walk }) => walk);
  return {
    loaded,
    loadUnlessTold(others) {
      const touched = foldersTouched({ before: files, after: others, screens: services.screens, words, names });
      if (touched === null) return unlessTold(readInStages(others, vocabulary));
      forgetProblems(walks);
      const again = unlessTold(readInStages(others, vocabulary, undefined, without(all, touched)));
      // A name that is new may be meant in a service that was not read again.
      const now = again?.project.screens.flatMap(({ routes }) => routes.map(({ name }) => name)) ?? [];
      const added = now.filter((name) => !before.has(name));
      const isMeant = [...words].some(([folder, own]) => !touched.has(folder) && added.some((name) => own.has(name)));
      return isMeant ? unlessTold(readInStages(others, vocabulary)) : again;
    },
  };
}

function unlessTold(stages: ReturnType<typeof readInStages>): LoadedProject | null {
  for (;;) {
    const stage = stages.next();
    if (stage.done) {
      if (problemsSoFar(stage.value).length > 0) return null;
      const loaded = typeCheck(stage.value);
      return loaded.problems.length > 0 ? null : loaded;
    }
    if (stage.value.length > 0) return null;
  }
}

/** What is told of the catalogue depends on the services, too. There was nothing to tell. */
function forgetProblems(walks: readonly Walk[]): void {
  for (const { problems } of walks) problems.length = 0;
}

function without(all: Kept, touched: ReadonlySet<string>): Kept {
  const rest = <Value>(map: ReadonlyMap<string, Value>, folderOf: (key: string) => string) =>
    new Map([...map].filter(([key]) => !touched.has(folderOf(key))));
  const same = (name: string) => name;
  return {
    ...all,
    folders: rest(all.folders, same),
    screens: rest(all.screens, same),
    stories: rest(all.stories, (file) => file.split('/')[1] ?? ''),
  };
}
