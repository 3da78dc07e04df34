import { useEvaluated, usePlace } from '../place.ts';
import { useBlockWidget } from '../registry.ts';
import { evaluatedOptions } from '../shown-value.ts';
import type { BlockProps } from './block-props.ts';

export function WidgetBlock({ block }: BlockProps<'widget'>) {
  const { screen } = usePlace();
  const Widget = useBlockWidget(block.widget);
  const options = useEvaluated((evaluator, more) => evaluatedOptions(evaluator, block.options, more));
  const deadlines = useEvaluated(() => screen?.view.getState().deadlines ?? {});
  return <Widget options={options} deadline={(watch) => deadlines[watch]} />;
}
