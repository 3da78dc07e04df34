import type { Vocabulary } from '../../model/vocabulary.ts';

/** What inputs imply and is no constraint: it would bound nothing. In English, for whoever adds the input. */
export function oddImplied({ widgets, constraints }: Pick<Vocabulary, 'widgets' | 'constraints'>): readonly string[] {
  return Object.entries(widgets).flatMap(([widget, { implies }]) =>
    Object.keys(implies)
      .filter((name) => !Object.hasOwn(constraints, name))
      .map((name) => `${widget}: implies ${name}, which is no constraint`),
  );
}
