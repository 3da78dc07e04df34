import { useEvaluated } from '../draw/place.ts';
import { useBlockWidget } from '../draw/registry.ts';
import { evaluatedOptions } from '../draw/shown-value.ts';
import type { Block } from '../model/block.ts';
import type { ScreenView } from '../runtime/contract/screen.ts';

/** A block drawn by the widget it is named after. */
export function WidgetBlock({ block, widget }: { readonly block: Block; readonly widget: string }) {
  const Widget = useBlockWidget(widget);
  const options = useEvaluated((evaluator, more) => evaluatedOptions(evaluator, block.options ?? {}, more));
  const deadlines = useEvaluated((_evaluator, _more, seen) =>
    seen('deadlines', '', (now: ScreenView['deadlines'] | undefined) => now ?? {}),
  );
  return <Widget options={options} deadline={(watch) => deadlines[watch]} />;
}
