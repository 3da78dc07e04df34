import type {
  BlockKind,
  Constraint,
  ExpressionFunction,
  StepKind,
  StoryStepKind,
  Vocabulary,
  WidgetKind,
} from '../../src/model/vocabulary.ts';

const steps = import.meta.glob<{ stepKind: StepKind }>('../../src/steps/*/step.ts', { eager: true });
const blocks = import.meta.glob<{ blockKind: BlockKind }>('../../src/blocks/*/block.ts', { eager: true });
const widgets = import.meta.glob<{ widget: WidgetKind }>('../../src/widgets/*/widget.ts', { eager: true });
const constraints = import.meta.glob<{ constraint: Constraint }>('../../src/forms/constraints/*.ts', { eager: true });
const functions = import.meta.glob<{ expressionFunction: ExpressionFunction }>('../../src/expressions/functions/*.ts', {
  eager: true,
});

const storySteps = import.meta.glob<{ storyStep: StoryStepKind }>('../../src/stories/steps/*.ts', { eager: true });

/** The project's own vocabularies, collected from their folders as the build does. */
export const vocabulary: Vocabulary = {
  steps: Object.fromEntries(Object.values(steps).map(({ stepKind }) => [stepKind.kind, stepKind])),
  blocks: Object.fromEntries(Object.values(blocks).map(({ blockKind }) => [blockKind.kind, blockKind])),
  widgets: Object.fromEntries(Object.values(widgets).map(({ widget }) => [widget.name, widget])),
  constraints: Object.fromEntries(Object.values(constraints).map(({ constraint }) => [constraint.name, constraint])),
  functions: Object.fromEntries(
    Object.values(functions).map(({ expressionFunction }) => [expressionFunction.name, expressionFunction]),
  ),
  storySteps: Object.fromEntries(Object.values(storySteps).map(({ storyStep }) => [storyStep.kind, storyStep])),
};
