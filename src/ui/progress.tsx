import { Icon } from './icon.tsx';
import { progressWording } from './progress-wording.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface ProgressProps {
  readonly steps: readonly { readonly title: string; readonly current: boolean }[];
}

/** Where in a procedure the person is. The names of all steps open on demand, also without code. */
export function Progress({ steps }: ProgressProps) {
  const at = steps.findIndex(({ current }) => current);
  const next = steps[at + 1];
  return (
    <details className="ui-progress">
      <summary>
        <strong>{progressWording.place(at + 1, steps.length)}</strong>
        {next !== undefined && <span>{progressWording.next(next.title)}</span>}
      </summary>
      <ol>
        {steps.map(({ title, current }, index) => (
          <li key={title} aria-current={current ? 'step' : undefined} data-done={index < at}>
            {title}
            {index < at && (
              <>
                <Icon name="success" />
                <VisuallyHidden>（{progressWording.done}）</VisuallyHidden>
              </>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
