import { memo, type ReactNode, Suspense, useMemo, useState } from 'react';
import { type BlockPlace, PlaceContext, useEvaluated, useScreen } from '../draw/place.ts';
import { useStore } from '../draw/use-store.ts';
import type { Screen } from '../model/screen.ts';
import type { PortalRuntime } from '../runtime/contract/portal.ts';
import type { ScreenRuntime } from '../runtime/contract/screen.ts';
import { BlockList } from './block-list.tsx';
import { isPrepared, screenForm } from './prepare-screen.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { CancelLink, ScreenHeading, Steps } from './screen-layout.tsx';
import { Waiting } from './waiting.tsx';

export interface ScreenViewProps {
  readonly portal: Pick<PortalRuntime, 'address'>;
  readonly runtime: ScreenRuntime;
  /** Replaces a screen stopped by a bug. */
  readonly stopPage: ReactNode;
}

/** A screen: everything inside `<main>`. */
export const ScreenView = memo(function ScreenView({ portal, runtime, stopPage }: ScreenViewProps) {
  const phase = useStore(runtime.view, (view) => view.phase);
  const place = useMemo(
    (): BlockPlace => ({ evaluator: runtime, more: undefined, screen: runtime, portal, inDialog: false }),
    [runtime, portal],
  );
  if (phase === 'stopped') return stopPage;
  return (
    <PlaceContext value={place}>
      <ScreenBoundary view={runtime.view}>
        <div className="ui-flow">
          <Errors />
          <Steps />
          <ScreenHeading phase={phase} />
          {phase === 'loading' ? <Foreseen /> : <Body />}
          <CancelLink />
        </div>
      </ScreenBoundary>
    </PlaceContext>
  );
});

/** Rendered by the form chunk, which screens with fields have loaded already; others load it when there are errors. */
function Errors() {
  // Stays once there were some: it says how many are left, down to none.
  const isRefused = useEvaluated(
    (_evaluator, _more, seen) =>
      seen('errors', 'count', ({ length }) => length) + seen('refusals', '', (count) => count) > 0,
  );
  return (
    isRefused && (
      <Suspense fallback={null}>
        <LateErrors />
      </Suspense>
    )
  );
}

function LateErrors() {
  const { FormErrors } = screenForm.use();
  return <FormErrors />;
}

/** Without a boundary where nothing is waited for: React takes a drawn page over in one go, and a boundary's content apart, later. */
function Body() {
  const { screen } = useScreen();
  const [isReady] = useState(() => isPrepared(screen));
  if (isReady) return <ScreenBody />;
  return (
    <Suspense fallback={<Waiting before={screen.view} />}>
      <ScreenBody />
    </Suspense>
  );
}

const whitePage = '#ffffff';

/** What is certain already, and the room of the rest. */
function Foreseen() {
  const { screen, view } = useScreen();
  const foreseen = useStore(view, (now) => now.foreseen);
  return (
    // Anew with all that becomes certain: bars make room for it, nothing that can be pressed moves.
    <div className={cardOf(screen)} key={JSON.stringify(foreseen)}>
      <BlockList blocks={foreseen?.blocks ?? []} />
      <Waiting before={screen.view} rest={foreseen?.rest} />
    </div>
  );
}

/** On a coloured page the content gets a white card. */
export function ScreenBody() {
  const { screen, hasForm } = useScreen();
  const body = hasForm ? <FormBody /> : <BlockList blocks={screen.view} />;
  return <div className={cardOf(screen)}>{body}</div>;
}

const cardOf = ({ themeColor }: Screen) => (themeColor.toLowerCase() === whitePage ? 'ui-flow' : 'ui-flow ui-card');

function FormBody() {
  const { ScreenForm } = screenForm.use();
  return <ScreenForm />;
}
