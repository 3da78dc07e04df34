import { wording } from '../ui/wording.ts';

/** Placeholder for the screen; appears only when the wait is long enough to be noticed. */
export function Waiting() {
  return (
    <p className="ui-wait" aria-busy="true">
      {wording.loading}
    </p>
  );
}
