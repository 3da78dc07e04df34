// chunk: ahead
import { foresee } from './foresee.ts';
import { prefetchAround } from './prefetch-around.ts';

/** One chunk (`vite.config.ts`). */
export const lookingAhead = { foresee, prefetchAround };
