import { useEffect } from 'react';
import { useStore } from 'zustand';
import { clickLockSeconds } from '../draw/lock-seconds.ts';
import { useEvaluated, useScreen } from '../draw/place.ts';
import type { ScreenView } from '../runtime/contract/screen.ts';
import { Heading } from '../ui/heading.tsx';
import { LinkButton } from '../ui/link.tsx';
import { isPossibleStep, StepIndicator } from '../ui/step-indicator.tsx';

/** The only h1. A title made of data waits for the data. */
export function ScreenHeading({ phase }: { readonly phase: ScreenView['phase'] }) {
  const { screen, service } = useScreen();
  const known = phase === 'ready' || typeof screen.title === 'string';
  const title = useEvaluated((evaluator) => (known ? evaluator.text(screen.title) : ''));
  if (!known) return null;
  return (
    <Heading level={1} id="screen-heading" focusable unseen={!service.layout.heading}>
      {title}
    </Heading>
  );
}

/** Progress of the whole procedure, as the calling service told it. */
export function Steps() {
  const { service } = useScreen();
  const { stepIndicator } = service.layout;
  const steps = useEvaluated((evaluator) => {
    if (stepIndicator === null) return null;
    const total = Number(evaluator.value(stepIndicator.total));
    const current = Number(evaluator.value(stepIndicator.current));
    return { total, current, possible: isPossibleStep(total, current) };
  });
  useEffect(() => {
    // The launch check refuses it first; reaching this means stored data was changed by hand.
    if (steps && !steps.possible) console.warn(`Step ${steps.current} of ${steps.total} does not exist; not drawn.`);
  }, [steps]);
  return steps && <StepIndicator total={steps.total} current={steps.current} />;
}

/** Away from the buttons, so that it is not pressed for one of them. */
export function CancelLink() {
  const screen = useScreen();
  const locked = useStore(screen.view, (view) => view.locked.includes('cancel'));
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
