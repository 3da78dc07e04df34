// chunk: late-blocks
import * as progressWording from '../../build/wording/progress.ts';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface ProgressProps {
  readonly steps: readonly Step[];
}

interface Step {
  readonly title: string;
  readonly current: boolean;
  /** Not one of those that are counted: it belongs to the one before it. */
  readonly optional: boolean;
  /** It is not known yet whether it comes. */
  readonly open: boolean;
}

/** Where in a procedure the person is. The names of all steps open on demand, also without code. */
export function Progress({ steps }: ProgressProps) {
  const at = steps.findIndex(({ current }) => current);
  const next = steps[at + 1];
  const count = (to: number) => steps.slice(0, to).filter(({ optional }) => !optional).length;
  return (
    <details className="ui-progress">
      <summary>
        <strong>{progressWording.place({ at: count(at + 1), total: count(steps.length) })}</strong>
        {next !== undefined && !next.open && <span>{progressWording.next({ title: next.title })}</span>}
      </summary>
      <ol>
        {steps.map(({ title, current, optional, open }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: screens of one flow may have the same title.
            key={index}
            value={count(index + 1)}
            data-optional={optional}
            data-done={index < at}
            aria-current={current ? 'step' : undefined}
          >
            {title}
            {open && progressWording.open}
            {index < at && (
              <>
                <Icon name="success" />
                <VisuallyHidden>{progressWording.done}</VisuallyHidden>
              </>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
