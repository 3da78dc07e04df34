import { useMemo } from 'react';
import { type BlockPlace, PlaceContext } from '../draw/place.ts';
import { CancelLink, HeadingToCome, ScreenHeading, Steps } from '../render/screen-layout.tsx';
import { ScreenBody, type ScreenViewProps } from '../render/screen-view.tsx';
import type { FirstState } from './first-state.ts';

type StaticScreenProps = Omit<ScreenViewProps, 'stopPage'> & Pick<FirstState, 'isTitleKnown' | 'awaitsSteps'>;

/** In place of `ScreenView`, before anybody is there: everything stands where it will stand. */
export function StaticScreen({ portal, runtime, isTitleKnown, awaitsSteps }: StaticScreenProps) {
  const place = useMemo(
    (): BlockPlace => ({ evaluator: runtime, more: undefined, screen: runtime, portal, inDialog: false }),
    [runtime, portal],
  );
  return (
    <PlaceContext value={place}>
      <div className="ui-flow">
        {awaitsSteps ? <StepsToCome /> : <Steps />}
        {isTitleKnown ? <ScreenHeading phase="ready" /> : runtime.service.layout.heading && <HeadingToCome />}
        <ScreenBody />
        <CancelLink />
      </div>
    </PlaceContext>
  );
}

function StepsToCome() {
  return (
    <div className="ui-steps ui-skeleton" aria-busy="true">
      <p>
        <i />
      </p>
      <progress value={0} aria-hidden="true" />
    </div>
  );
}
