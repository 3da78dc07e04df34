import * as commonWording from '../../build/wording/common.ts';

interface StepIndicatorProps {
  readonly total: number;
  readonly current: number;
  /** Empty = the last one, or it is not known yet. */
  readonly next: string;
}

/** Renders nothing for a step that does not exist: the launch check rejects it first, so stored data were edited by hand. */
export function StepIndicator({ total, current, next }: StepIndicatorProps) {
  const exists = current >= 1 && current <= total && current % 1 === 0 && total % 1 === 0;
  if (!exists) {
    console.warn(`No step ${current} of ${total}`);
    return null;
  }
  return (
    <div className="ui-steps">
      <p>
        {commonWording.steps({ total, current })}
        {next && <span>{commonWording.nextStep({ title: next })}</span>}
      </p>
      <progress max={total} value={current} aria-hidden="true" />
    </div>
  );
}
