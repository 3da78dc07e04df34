import { findModules, membersOf } from '../../../src/server/modules.ts';

/** Tables with a date that a screen announced. */
export const promisedTables = membersOf(await findModules(), 'retention').flatMap(({ promised = {} }) =>
  Object.keys(promised),
);
