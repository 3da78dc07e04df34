import type { Fault } from './fault.ts';
import { faultsOfExpressions } from './faults-of-expressions.ts';
import { faultsOfNames } from './faults-of-names.ts';
import { faultsOfRepeatedFields } from './faults-of-repeated-fields.ts';
import { faultsOfShape } from './faults-of-shape.ts';
import { faultsOfStories } from './faults-of-stories.ts';
import { faultsOfValues } from './faults-of-values.ts';

export const faults: readonly Fault[] = [
  ...faultsOfShape,
  ...faultsOfNames,
  ...faultsOfExpressions,
  ...faultsOfValues,
  ...faultsOfStories,
  // Inputs that repeat for every item of a list
  ...faultsOfRepeatedFields,
];
