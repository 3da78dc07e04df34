import { readProjectFiles } from '../../src/load/files/project-files.ts';
import { loadProject } from '../../src/load/load-project.ts';
import type { PlayableStep } from '../../src/stories/story-step.ts';
import { vocabulary } from '../load/vocabulary.ts';

const glob = import.meta.glob<{ storyStep: PlayableStep }>('../../src/stories/steps/*.ts', { eager: true });

/** Every kind of step, by its name. */
export const kinds = Object.fromEntries(Object.values(glob).map(({ storyStep }) => [storyStep.kind, storyStep]));

let loaded: ReturnType<typeof load> | null = null;

/** The project of the working folder with its stories, read once for all files of a worker. */
export function loadStories() {
  loaded ??= load();
  return loaded;
}

function load() {
  const { project, stories, problems } = loadProject(readProjectFiles(process.cwd()), vocabulary);
  const unfinished = problems.filter(({ rule, severity }) => severity === 'warning' && rule.startsWith('story/'));
  return { project, stories, problems: problems.filter(({ severity }) => severity === 'error'), unfinished };
}
