import { tellOutcomes } from './tell-outcomes.js';

void tellOutcomes(globalThis);
// Out of the browser's page cache: meanwhile more may be known.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void tellOutcomes(globalThis);
});
