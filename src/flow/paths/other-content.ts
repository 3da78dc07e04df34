import type { WrittenCall } from '../../model/catalog.ts';
import { equalTo } from '../conditions/made-conditions.ts';
import { followDialog, openingsFor } from './dialog.ts';
import { type Path, withCondition } from './path.ts';
import type { Site } from './site.ts';

/** The code under which the catalogue says that an act was done before with other content. Mirrors the run-time (`perform-call.ts`). */
const OTHER = 'outcome-other';

/** The same act was sent from elsewhere with other content: that is said, and the action goes on with what was done. */
export function followOther(site: Site, call: WrittenCall | undefined, result: string, path: Path): readonly Path[] {
  if (call?.effect !== 'files' || call.intention === null) return [];
  // Only what was done is kept as the result of an act.
  const isDone = call.witness === undefined ? undefined : equalTo(`${result}.${call.witness}`, true)?.expression;
  const done = withCondition(path, isDone);
  return openingsFor(site, OTHER).flatMap((opening) =>
    followDialog(site, opening, { ...done, call: call.name, codes: [OTHER] }),
  );
}
