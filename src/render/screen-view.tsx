import { memo, type ReactNode, Suspense, useMemo } from 'react';
import { useStore } from 'zustand';
import type { PortalRuntime, ScreenRuntime } from '../runtime/contract.ts';
import { controlId } from '../runtime/control-id.ts';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { BlockList } from './blocks/block-list.tsx';
import { type BlockPlace, PlaceContext, useEvaluated, useScreen } from './place.ts';
import { screenForm } from './prepare-screen.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { CancelLink, ScreenHeading, Steps } from './screen-layout.tsx';
import { Waiting } from './waiting.tsx';

export interface ScreenViewProps {
  readonly portal: Pick<PortalRuntime, 'address'>;
  readonly runtime: ScreenRuntime;
  /** Stands in place of a screen that a bug stopped. */
  readonly stopPage: ReactNode;
}

/** A screen: everything inside `<main>`. */
export const ScreenView = memo(function ScreenView({ portal, runtime, stopPage }: ScreenViewProps) {
  const phase = useStore(runtime.view, (view) => view.phase);
  const place = useMemo(
    (): BlockPlace => ({ names: runtime, more: undefined, screen: runtime, portal }),
    [runtime, portal],
  );
  if (phase === 'stopped') return stopPage;
  return (
    <PlaceContext value={place}>
      <ScreenBoundary view={runtime.view}>
        <div className="ui-flow">
          <Errors />
          {phase === 'ready' && <Steps />}
          <ScreenHeading phase={phase} />
          {phase === 'loading' ? (
            <Waiting />
          ) : (
            <Suspense fallback={<Waiting />}>
              <ScreenBody />
            </Suspense>
          )}
          <CancelLink />
        </div>
      </ScreenBoundary>
    </PlaceContext>
  );
});

function Errors() {
  const { screen, view } = useScreen();
  const errors = useEvaluated(() => view.getState().errors);
  const refusals = useStore(view, (now) => now.refusals);
  const known = new Set([...screen.fields, ...screen.groups].map(({ name }) => name));
  // In repeated fields the group's name stands first.
  const isKnown = (field: string) => known.has(field.split('.')[0] ?? field);
  return (
    <ErrorSummary
      refusals={refusals}
      errors={errors.map(({ field, message }) => ({ controlId: isKnown(field) ? controlId(field) : null, message }))}
    />
  );
}

const whitePage = '#ffffff';

/** On a coloured page the content stands in a white card. */
function ScreenBody() {
  const { screen, form } = useScreen();
  const body = form === null ? <BlockList blocks={screen.view} /> : <FormBody />;
  const card = screen.themeColor.toLowerCase() === whitePage ? 'ui-flow' : 'ui-flow ui-card';
  return <div className={card}>{body}</div>;
}

function FormBody() {
  const { ScreenForm } = screenForm.use();
  return <ScreenForm />;
}
