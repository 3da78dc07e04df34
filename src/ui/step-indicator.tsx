import { wording } from './wording.ts';

/** With more steps than this the row of numbers does not fit on a phone; the sentence gives the same information. */
const mostNumbers = 10;

/** True when `current` is one of `total` steps. */
export function isPossibleStep(total: number, current: number): boolean {
  return Number.isInteger(total) && Number.isInteger(current) && current >= 1 && current <= total;
}

/** Renders nothing for an impossible step. */
export function StepIndicator({ total, current }: { readonly total: number; readonly current: number }) {
  if (!isPossibleStep(total, current)) return null;
  const numbers = total > mostNumbers ? [] : Array.from({ length: total }, (_, index) => index + 1);
  return (
    <div className="ui-steps">
      <p>{wording.steps(total, current)}</p>
      {numbers.length > 0 && (
        <ol>
          {numbers.map((number) => (
            <li key={number} aria-current={number === current ? 'step' : undefined} data-done={number < current}>
              {number}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
