import { Button } from '../ui/button.tsx';
import { Heading } from '../ui/heading.tsx';
import { wording } from '../ui/wording.ts';

/** Shown when a bug stopped the screen: what happened, what is kept, and two ways on. */
export function StopPage() {
  return (
    <div className="ui-flow">
      <Heading level={1} id="screen-heading" focusable>
        {wording.stopped}
      </Heading>
      <p className="ui-text">{wording.stoppedText}</p>
      <p className="ui-text">{wording.stoppedKept}</p>
      <div className="ui-buttons">
        <Button onPress={() => window.location.reload()}>{wording.tryAgain}</Button>
        <Button look="secondary" onPress={() => window.history.back()}>
          {wording.goBack}
        </Button>
      </div>
    </div>
  );
}
