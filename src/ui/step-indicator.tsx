import * as commonWording from '../../build/wording/common.ts';

/** With more steps than this the row of numbers does not fit on a phone; the sentence gives the same information. */
const mostNumbers = 10;

/** Renders nothing for a step that does not exist: the launch check rejects it first, so stored data were edited by hand. */
export function StepIndicator({ total, current }: { readonly total: number; readonly current: number }) {
  if (!Number.isInteger(total) || !Number.isInteger(current) || current < 1 || current > total) {
    console.warn(`Step ${current} of ${total} does not exist; not drawn.`);
    return null;
  }
  const numbers = total > mostNumbers ? [] : Array.from({ length: total }, (_, index) => index + 1);
  return (
    <div className="ui-steps">
      <p>{commonWording.steps({ total, current })}</p>
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
