import { clickLockSeconds } from '../draw/lock-seconds.ts';
import { useEvaluated, useScreen } from '../draw/place.ts';
import { useStore } from '../draw/use-store.ts';
import type { ScreenView } from '../runtime/contract/screen.ts';
import { Banner } from '../ui/banner.tsx';
import { Heading } from '../ui/heading.tsx';
import { LinkButton } from '../ui/link.tsx';
import { StepIndicator } from '../ui/step-indicator.tsx';

const reasonId = 'screen-reason';

/** The only h1. Of a title that depends on data, only the room is there until it is known. */
export function ScreenHeading({ phase }: { readonly phase: ScreenView['phase'] }) {
  const { screen, service, view } = useScreen();
  const foreseen = useStore(view, (now) => now.foreseen?.title ?? null);
  const known = phase === 'ready' || typeof screen.title === 'string';
  const title = useEvaluated((evaluator) => (known ? evaluator.text(screen.title) : null)) ?? foreseen;
  const reason = useStore(view, (now) => now.reason);
  if (title === null) return service.layout.heading && <HeadingToCome />;
  return (
    <>
      <Heading
        level={1}
        id="screen-heading"
        focusable
        unseen={!service.layout.heading}
        describedBy={reason === '' ? undefined : reasonId}
      >
        {title}
      </Heading>
      {reason !== '' && (
        <div id={reasonId}>
          <Banner tone="info">{reason}</Banner>
        </div>
      )}
    </>
  );
}

export function HeadingToCome() {
  return (
    <div className="ui-heading ui-heading-1 ui-skeleton" aria-busy="true">
      <i />
    </div>
  );
}

/** Drawn with the heading, above it. */
export function Steps() {
  const { screen, peek } = useScreen();
  const { stepIndicator } = screen;
  const steps = useEvaluated(
    (evaluator) =>
      stepIndicator &&
      peek(() => ({
        ...stepIndicator,
        total: Number(evaluator.value(stepIndicator.total)),
        current: Number(evaluator.value(stepIndicator.current)),
        next: evaluator.text(stepIndicator.next),
      })),
  );
  return steps && <StepIndicator {...steps} />;
}

/** Apart from the buttons, so that it is not pressed by mistake. */
export function CancelLink() {
  const screen = useScreen();
  const locked = useStore(screen.locked).includes('cancel');
  const { cancel } = screen.service.layout;
  const isHere = cancel !== null && !cancel.except.includes(screen.screen.name);
  const label = useEvaluated((evaluator) => (isHere ? evaluator.text(cancel.label) : ''));
  if (!isHere) return null;
  return (
    <p className="ui-cancel">
      <LinkButton locked={locked} onPress={() => void screen.act('cancel', clickLockSeconds)}>
        {label}
      </LinkButton>
    </p>
  );
}
