import { typeOfSchema } from '../../expressions/type-of-schema.ts';
import type { Type } from '../../model/type.ts';
import type { StoryFile } from '../gather/story-file.ts';
import { tell } from '../walk/context.ts';
import type { CheckSources } from './names.ts';

/** What a story compares with what a call sends has to be something that it can send (`x-sent-by` names the option with the call). */
export function checkMembers({ file, story, walk }: StoryFile, { schemas, catalog, vocabulary }: CheckSources): void {
  for (const { kind, options, at } of story.steps.filter((step) => step.at.file === file)) {
    for (const [key, part] of Object.entries(vocabulary.storySteps[kind]?.options.properties ?? {})) {
      const name = part['x-sent-by'] === undefined ? undefined : options[String(part['x-sent-by'])];
      const request = schemas.calls.find((call) => call.name === name)?.request ?? null;
      const isRenamed = catalog.shared.calls.some((call) => call.name === name && Object.keys(call.rename).length > 0);
      if (request === null || isRenamed) continue;
      const stray = strayIn(options[key], typeOfSchema(request, schemas.types), '');
      if (stray !== null) tell(walk, 'story/member', at, `呼び出し「${name}」では、${stray} を送りません。`);
    }
  }
}

/** The first member that is never there; null = none. */
function strayIn(value: unknown, type: Type, at: string): string | null {
  if (Array.isArray(value)) {
    const found = type.kind === 'list' ? value.map((one) => strayIn(one, type.of, at)) : [];
    return found.find((one) => one !== null) ?? null;
  }
  if (typeof value !== 'object' || value === null || type.kind !== 'record') return null;
  for (const [name, part] of Object.entries(value)) {
    const member = type.members[name];
    const path = at === '' ? name : `${at}.${name}`;
    const stray = member === undefined ? path : strayIn(part, member.type, path);
    if (stray !== null) return stray;
  }
  return null;
}
