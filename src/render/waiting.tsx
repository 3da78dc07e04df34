import { wording } from '../ui/wording.ts';

/** Stands where the screen will be. Appears only when the wait is long enough to be noticed. */
export function Waiting() {
  return (
    <p className="ui-wait" aria-busy="true">
      {wording.loading}
    </p>
  );
}
