import { knownWhen } from '../../expressions/narrowing.ts';
import { needsOf } from '../../flow/conditions/needs.ts';
import { isWithin } from '../../flow/conditions/reads.ts';
import type { Condition } from '../../flow/graph/graph.ts';
import { stepsIn } from '../../flow/parts/steps-in.ts';
import { theEffects } from '../../load/steps/effects-of.ts';
import type { Expression } from '../../model/expression.ts';
import type { Place } from '../../model/place.ts';
import type { Screen } from '../../model/screen.ts';
import type { Service } from '../../model/service.ts';
import type { Step } from '../../model/step.ts';
import type { Finding, LintInput, Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'clear-before-go',
  severity: 'error',
  summary:
    '画面に表示している state は、その画面で消しません（clear）。次の画面に移るまで今の画面が表示されているので、値がなくなると止まります。次の画面の enter で消します。',
  scope: 'project',
  good: {
    file: 'screens/record/SRC0001-01-003.record-done.yaml',
    yaml: `id: SRC0001-01-003
name: record-done
path: done/
title: 受け付けました
enter: [{ clear: state.note }]
view:
  - { button: トップページへ, action: home }
actions:
  home: [{ leave: portalTop }]
`,
  },
  bad: {
    file: 'screens/record/SRC0001-01-003.record-done.yaml',
    yaml: `id: SRC0001-01-003
name: record-done
path: done/
title: 受け付けました
enter: [{ when: missing(state.note), leave: portalTop }]
view:
  - { text: "封筒には「\${state.note}」と書いてください。" }
  - { button: トップページへ, action: home }
actions:
  home: [▶{ clear: state.note }, { leave: portalTop }]
`,
  },
  check: ({ project, vocabulary }) =>
    project.services.flatMap((service) => {
      const screens = project.screens.filter((screen) => screen.service === service.name);
      const all = stepsIn([service.errors, service.layout.cancel], vocabulary);
      return [
        ...screens.flatMap((screen) => clears(service, [screen], ownSteps(screen, vocabulary), vocabulary)),
        ...clears(service, screens, all, vocabulary),
      ];
    }),
};

/** Steps that run while the screen is shown; what `enter` clears is gone before that. */
function ownSteps({ actions, watch, errors }: Screen, vocabulary: LintInput['vocabulary']): readonly Step[] {
  return stepsIn([actions, watch, errors], vocabulary);
}

function clears(
  service: Service,
  screens: readonly Screen[],
  steps: readonly Step[],
  vocabulary: LintInput['vocabulary'],
): readonly Finding[] {
  const gone = new Set(service.state.filter(({ starts }) => starts === undefined).map(({ name }) => `state.${name}`));
  return steps.flatMap((step): readonly Finding[] => {
    const { options, at } = step;
    if (at === undefined) return [];
    const paths = theEffects(step, vocabulary, 'reset').flatMap((effect) => [options[effect.paths]].flat().map(String));
    for (const target of paths) {
      if (!gone.has(target)) continue;
      const shown = screens.map((screen) => shownAt(screen, service, target)).find((place) => place !== null);
      if (!shown) continue;
      return [
        {
          place: at,
          message: `ここで ${target} を消すと、まだ表示している画面が値を読めずに止まります（${shown.file} の ${shown.line} 行目で表示）。消すのは次の画面の enter にするか、表示するほうを has(${target}) で確かめてください。`,
        },
      ];
    }
    return [];
  });
}

/** Where the screen shows something that needs the value; null = nowhere. */
function shownAt(
  { title, subtitle, view, fields, groups, at }: Screen,
  service: Service,
  target: string,
): Place | null {
  let found: Place | null = null;
  const visit = (node: unknown, shown: readonly Condition[]): void => {
    if (found !== null || typeof node !== 'object' || node === null) return;
    if (isExpression(node)) {
      if (node.at && isNeeded(node, shown)) found = node.at;
      return;
    }
    const { shownWhen, each, ...rest } = node as { readonly shownWhen?: unknown; readonly each?: unknown };
    visit(shownWhen, shown);
    const inside = isExpression(shownWhen) ? [...shown, { expression: shownWhen, holds: true }] : shown;
    if (typeof each === 'string' && isWithin(each, target) && !isTold(inside)) found ??= at ?? null;
    visit(each, inside);
    for (const part of Object.values(rest)) visit(part, inside);
  };
  const isNeeded = ({ tree }: Expression, shown: readonly Condition[]) =>
    needsOf(tree, service).some(({ read, when }) => isWithin(read, target) && !isTold([...shown, ...when]));
  const isTold = (conditions: readonly Condition[]) =>
    conditions.some(({ expression: { tree }, holds }) => {
      const known = knownWhen(tree, holds, impliedBy(service));
      return known === 'everything' || known.has(target);
    });
  visit([title, subtitle, view, fields, groups], []);
  return found;
}

/** What a service's facts imply about other values. */
function impliedBy({ facts }: Service): Parameters<typeof knownWhen>[2] {
  const told = (fact: Expression, holds: boolean) => {
    const known = knownWhen(fact.tree, holds, {});
    return known === 'everything' ? [] : [...known];
  };
  return Object.fromEntries(
    facts.map(({ name, is }) => [`facts.${name}`, { whenTrue: told(is, true), whenFalse: told(is, false) }]),
  );
}

function isExpression(node: unknown): node is Expression {
  return typeof node === 'object' && node !== null && 'kind' in node && node.kind === 'expression';
}
