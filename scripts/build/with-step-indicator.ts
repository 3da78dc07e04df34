import type { Expression, TextValue, Tree } from '../../src/model/expression.ts';
import type { Project } from '../../src/model/project.ts';
import type { Screen, StepIndicator } from '../../src/model/screen.ts';
import { type FlowStep, flowSteps } from './flow-steps.ts';

/**
 * The screens say where the person is: as the calling service counts, where it does (`layout.stepIndicator`), otherwise in the flow. Counted is what this
 * person comes to, as far as their answers say so by then.
 */
export function withStepIndicator(project: Project): Project {
  return {
    ...project,
    screens: project.screens.map((screen) => ({ ...screen, stepIndicator: indicatorOf(screen, project) })),
  };
}

function indicatorOf(screen: Screen, project: Project): StepIndicator | null {
  const told = project.services.find(({ name }) => name === screen.service)?.layout.stepIndicator;
  if (told) return { ...told, next: '', names: [] };
  const steps = flowSteps(screen, project);
  if (steps.length === 0) return null;
  const to = steps.findIndex(({ current }) => current) + 1;
  return {
    total: countOf(steps),
    current: countOf(steps.slice(0, to)),
    next: nextOf(steps.slice(to)),
    names: namesOf(steps),
  };
}

const of = (tree: Tree): Expression => ({ kind: 'expression', source: '', tree });

function countOf(steps: readonly FlowStep[]): number | Expression {
  const conditions = steps.flatMap(({ shownWhen, undoesItself }) =>
    undoesItself || typeof shownWhen === 'string' ? [] : [shownWhen],
  );
  const always = conditions.filter((condition) => condition === null).length;
  const some = conditions.filter((condition) => condition !== null);
  if (some.length === 0) return always;
  return of(
    some.reduce<Tree>((sum, { tree }) => ['+', sum, ['?', tree, ['value', 1], ['value', 0]]], ['value', always]),
  );
}

/** As many as stand beside each other. */
const mostNamed = 4;

function namesOf(steps: readonly FlowStep[]): readonly string[] {
  const isFixed = steps.every(({ shownWhen, undoesItself }) => shownWhen === null && !undoesItself);
  return isFixed && steps.length <= mostNamed ? steps.map(({ title }) => title) : [];
}

/** The title of the first of them that comes; empty where that is not known yet. */
function nextOf(steps: readonly FlowStep[]): TextValue {
  const tree = steps.reduceRight<Tree>(
    (later, { title, shownWhen }) =>
      shownWhen === 'open'
        ? ['value', '']
        : shownWhen === null
          ? ['value', title]
          : ['?', shownWhen.tree, ['value', title], later],
    ['value', ''],
  );
  return tree[0] === 'value' ? String(tree[1]) : { kind: 'text', parts: [of(tree)] };
}
