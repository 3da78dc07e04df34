import * as commonWording from '../../build/wording/common.ts';

interface StepIndicatorProps {
  readonly total: number;
  readonly current: number;
  /** Empty = the last one, or it is not known yet. */
  readonly next: string;
  /** Of all steps; empty = too many, or not the same for everybody. */
  readonly names: readonly string[];
}

/** Renders nothing for a step that does not exist: the launch check rejects it first, so stored data were edited by hand. */
export function StepIndicator({ total, current, next, names }: StepIndicatorProps) {
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
      {names[0] ? (
        <ol aria-hidden="true">
          {names.map((name, index) => (
            <li key={name} aria-current={index + 1 === current}>
              {name}
            </li>
          ))}
        </ol>
      ) : (
        // The step that one is at is not done yet.
        <progress max={total} value={current - 0.5} aria-hidden="true" />
      )}
    </div>
  );
}
