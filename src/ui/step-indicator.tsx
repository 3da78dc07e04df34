import * as commonWording from '../../build/wording/common.ts';

/** Renders nothing for a step that does not exist: the launch check rejects it first, so stored data were edited by hand. */
export function StepIndicator({ total, current }: { readonly total: number; readonly current: number }) {
  if (![total, current].every(Number.isInteger) || current < 1 || current > total) {
    console.warn(`Step ${current} of ${total} does not exist; not drawn.`);
    return null;
  }
  return (
    <div className="ui-steps">
      <p>{commonWording.steps({ total, current })}</p>
      <progress max={total} value={current} aria-hidden="true" />
    </div>
  );
}
