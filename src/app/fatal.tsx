import { Component, type ReactNode } from 'react';
import type { ShellWords } from '../model/catalog.ts';
import type { Evaluator } from '../runtime/contract/screen.ts';
import { Button } from '../ui/button.tsx';
import { Heading } from '../ui/heading.tsx';

type FatalWords = Pick<ShellWords, 'fatalTitle' | 'fatalText' | 'fatalReload' | 'fatalTop'>;

interface FatalProps {
  readonly words: FatalWords;
  readonly evaluator: Evaluator;
  readonly topHref: string;
}

/** The last resort: what happened, what was kept, and two ways to continue. */
export function Fatal({ words, evaluator, topHref }: FatalProps) {
  return (
    <div className="ui-fatal" role="alert">
      <Heading level={1} id="screen-heading" focusable>
        {words.fatalTitle}
      </Heading>
      <p>{evaluator.text(words.fatalText)}</p>
      <div className="ui-buttons">
        <Button onPress={() => window.location.reload()}>{words.fatalReload}</Button>
        <Button look="secondary" onPress={() => window.location.assign(topHref)}>
          {words.fatalTop}
        </Button>
      </div>
    </div>
  );
}

interface BoundaryProps {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
  onCrash(error: unknown): void;
}

/** Keeps the frame on the page when a screen cannot be rendered. Give it a `key` per visit, so that each screen gets a fresh attempt. */
export class CrashBoundary extends Component<BoundaryProps, { readonly crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { readonly crashed: boolean } {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error);
  }

  override render(): ReactNode {
    return this.state.crashed ? this.props.fallback : this.props.children;
  }
}
