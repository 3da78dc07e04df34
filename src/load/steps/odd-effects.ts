import type { StepKind } from '../../model/vocabulary.ts';

/** Members of effects that are no names of options. */
const WORDS = new Set(['do', 'how', 'words', 'via', 'ifSet']);

/** Effects that name an option which the kind does not have: nobody would follow them. Empty = all is well. In English, for whoever adds the kind. */
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
