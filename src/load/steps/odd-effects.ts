import type { JsonSchema } from '../../model/json-schema.ts';
import type { StepKind } from '../../model/vocabulary.ts';

/** Members of effects that are not names of options; `ifSet` may be one within an option. */
const WORDS = new Set(['do', 'how', 'words', 'via']);

/**
 * Finds effects that name an option the kind does not have, so nothing would follow them. Empty = no problems. In English, for whoever adds the kind.
 */
export function oddEffects({ kind, options, effects }: StepKind): readonly string[] {
  return effects.flatMap((effect) =>
    Object.entries(effect).flatMap(([member, name]) =>
      WORDS.has(member) || typeof name !== 'string' || isOption(options, member === 'ifSet' ? name.split('.') : [name])
        ? []
        : [`${kind}: the effect ${effect.do} names ${name}, which is no option`],
    ),
  );
}

function isOption({ properties = {} }: JsonSchema, [name, ...inside]: readonly string[]): boolean {
  if (name === undefined) return true;
  const option = Object.hasOwn(properties, name) ? properties[name] : undefined;
  return option !== undefined && isOption(option, inside);
}
