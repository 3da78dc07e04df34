import type { StepKind } from '../../model/vocabulary.ts';

/** Members of effects that are not names of options. */
const WORDS = new Set(['do', 'how', 'words', 'via', 'ifSet']);

/**
 * Finds effects that name an option the kind does not have, so nothing would follow them. Empty = no problems. In English, for whoever adds the kind.
 */
export function oddEffects({ kind, options, effects }: StepKind): readonly string[] {
  const known = options.properties ?? {};
  return effects.flatMap((effect) =>
    Object.entries(effect).flatMap(([member, name]) =>
      WORDS.has(member) || typeof name !== 'string' || Object.hasOwn(known, name)
        ? []
        : [`${kind}: the effect ${effect.do} names ${name}, which is no option`],
    ),
  );
}
