import type { StoryFile } from '../gather/story-file.ts';
import type { CheckSources } from './names.ts';
import { unknown } from './unknown-name.ts';

/** What a story compares with a row of the server has to be in that table (`x-columns-of` names the option with the table). */
export function checkColumns({ file, story, walk }: StoryFile, { tables, vocabulary }: CheckSources): void {
  for (const { kind, options } of story.steps.filter((step) => step.at.file === file)) {
    for (const [key, part] of Object.entries(vocabulary.storySteps[kind]?.options.properties ?? {})) {
      const columns = tables?.get(String(options[String(part['x-columns-of'])]));
      const written = options[key];
      if (columns === undefined || typeof written !== 'object' || written === null) continue;
      const entries = walk.origins.get(written)?.entries ?? [];
      walk.problems.push(
        ...entries
          .filter((entry) => !columns.has(entry.key))
          .map((entry) => unknown('column', entry.key, entry.keyAt, [...columns])),
      );
    }
  }
}
