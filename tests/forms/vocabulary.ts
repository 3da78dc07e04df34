import type { FormVocabulary } from '../../src/forms/schema-of-fields.ts';
import type { Constraint } from '../../src/model/vocabulary.ts';

const modules = import.meta.glob<{ constraint: Constraint }>('../../src/forms/constraints/*.ts', { eager: true });

/** Every constraint of the folder, as the build collects them. */
export const formVocabulary: FormVocabulary = {
  constraints: Object.fromEntries(Object.values(modules).map(({ constraint }) => [constraint.name, constraint])),
};
