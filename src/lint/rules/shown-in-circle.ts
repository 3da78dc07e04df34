import { evaluateKnown } from '../../expressions/evaluate-known.ts';
import { asExpression } from '../../flow/conditions/made-conditions.ts';
import { isWithin, overlaps, readsOf } from '../../flow/conditions/reads.ts';
import { answersOf } from '../../flow/parts/answers.ts';
import { stateWritesIn } from '../../flow/parts/state-writes.ts';
import { visitBlocks } from '../../load/blocks/visit-blocks.ts';
import type { Expression } from '../../model/expression.ts';
import type { Field, RepeatedFields } from '../../model/field.ts';
import type { Screen } from '../../model/screen.ts';
import type { Service } from '../../model/service.ts';
import type { Finding, LintInput, Rule } from '../rule.ts';

/** An input that only shows once it has a value gets none; two that hide each other depend on which is filled in first. */
export const rule: Rule = {
  id: 'shown-in-circle',
  severity: 'error',
  summary:
    '入力欄を表示する条件（shownWhen）は、その入力欄の答えや、その答えで表示が決まる入力欄を使いません（ぐるぐる回って、だれも入力できません）。',
  scope: 'project',
  good: {
    yaml: `view:
  - fields: [way, memo]
  - { button: 次へ, action: next }
fields:
  way: { label: 受け取り方, widget: radio, options: way }
  memo: { label: 封筒のあて名, widget: text, maxLength: 40, shownWhen: has(form.way) }
actions:
  next: [{ leave: portalTop }]
`,
  },
  bad: {
    yaml: `view:
  - fields: [way, memo]
  - { button: 次へ, action: next }
fields:
  way: { label: 受け取り方, widget: radio, options: way, shownWhen: missing(form.memo) }
  memo: { label: 封筒のあて名, widget: text, maxLength: 40, shownWhen: ▶missing(form.way) }
actions:
  next: [{ leave: portalTop }]
`,
  },
  check: (input) => {
    const found = input.project.screens.flatMap((screen) => {
      const service = input.project.services.find(({ name }) => name === screen.service);
      if (service === undefined) return [];
      const inputs = [
        ...screen.fields.map((field) => ({ field, group: null })),
        ...screen.groups.flatMap((group) => group.fields.map((field) => ({ field, group }))),
      ];
      return inputs.some(({ field }) => field.shownWhen !== null) || screen.fields.length > 0
        ? circlesOf(inputs, screen, service, input)
        : [];
    });
    // One of a template is told once.
    return [...new Map(found.map((one) => [JSON.stringify(one.place), one])).values()];
  },
};

interface Asked {
  readonly field: Field;
  readonly group: RepeatedFields | null;
}

function circlesOf(inputs: readonly Asked[], screen: Screen, service: Service, input: LintInput): readonly Finding[] {
  const placed = guardsOf(screen, input);
  const conditions = (one: Asked) => [
    ...(one.field.shownWhen === null ? [] : [one.field.shownWhen]),
    ...(placed.get(one.group?.name ?? one.field.name) ?? []),
  ];
  const needs = new Map(
    inputs.map((one) => {
      const reads = conditions(one).flatMap((expression) =>
        readsOf(expression.tree, service).map((path) => ({ path, expression })),
      );
      const own = inputs.flatMap((other) => {
        const read = reads.find(({ path, expression }) => {
          if (isAnswer(path, other, one.group)) return true;
          return (
            isKept(path, other) && hidesAtFirst(expression, service, input) && !isWritten(other, screen, service, input)
          );
        });
        return read === undefined ? [] : [{ other, expression: read.expression }];
      });
      return [one, own] as const;
    }),
  );
  const told = new Set<Asked>();
  return inputs.flatMap((one): readonly Finding[] => {
    const circle = circleFrom(one, needs);
    if (circle === null || circle.some((part) => told.has(part))) return [];
    for (const part of circle) told.add(part);
    const last = circle.toSorted((a, b) => inputs.indexOf(a) - inputs.indexOf(b)).at(-1);
    const place = last && needs.get(last)?.find(({ other }) => circle.includes(other))?.expression.at;
    if (place === undefined) return [];
    const names = circle.map(({ field }) => `「${field.name}」`).join('、');
    const message =
      circle.length === 1
        ? `入力欄${names}は、答えがあるときだけ表示されるので、だれも答えられません。ほかの欄の答えで決めてください。`
        : `入力欄${names}は、表示するかどうかを互いの答えで決めています。どちらを先に入力したかで、片方が消えます。どれか一つの条件を、ほかの欄の答えで決めてください。`;
    return [{ place, message }];
  });
}

/** Is it the answer as it is typed? */
function isAnswer(path: string, { field, group }: Asked, around: RepeatedFields | null): boolean {
  if (group === null) return isWithin(path, `form.${field.name}`);
  return isWithin(path, `form.${group.name}[].${field.name}`) || (group === around && path === field.bind);
}

/** Is it the answer as it is accepted? */
function isKept(path: string, { field: { bind }, group }: Asked): boolean {
  return bind !== null && group === null && isWithin(path, bind);
}

/** Does something else than the input write it? */
function isWritten({ field }: Asked, screen: Screen, service: Service, { project, vocabulary }: LintInput): boolean {
  const bind = field.bind ?? '';
  if (field.suggested !== undefined) return true;
  const screens = project.screens.filter((one) => one.service === service.name);
  // Cleared is as it began.
  const writes = [service, ...screens].flatMap((holder) => stateWritesIn(holder, vocabulary, new Map()));
  const kept = screens.flatMap(({ data }) => data.flatMap(({ keep }) => Object.values(keep)));
  const answers = screens.filter((one) => one !== screen).flatMap(answersOf);
  return [...writes, ...kept, ...answers].some((path) => overlaps(path, bind));
}

/** Does the condition fail while the state is as it begins? */
function hidesAtFirst({ tree }: Expression, { state }: Service, { vocabulary }: LintInput): boolean {
  const starts = state.flatMap(({ name, starts: value }) => (value === undefined ? [] : [[name, value] as const]));
  const functions = Object.fromEntries(Object.entries(vocabulary.functions).map(([name, { run }]) => [name, run]));
  const environment = { label: () => undefined, setting: () => undefined };
  return evaluateKnown(tree, { scope: { state: Object.fromEntries(starts) }, functions, environment }) === false;
}

function circleFrom(
  start: Asked,
  needs: ReadonlyMap<Asked, readonly { readonly other: Asked }[]>,
): readonly Asked[] | null {
  const open: (readonly Asked[])[] = [[start]];
  const seen = new Set<Asked>();
  for (let way = open.shift(); way !== undefined; way = open.shift()) {
    for (const { other } of needs.get(way.at(-1) ?? start) ?? []) {
      if (other === start) return way;
      if (seen.has(other)) continue;
      seen.add(other);
      open.push([...way, other]);
    }
  }
  return null;
}

/** Conditions of the blocks around each input. */
function guardsOf({ view }: Screen, { vocabulary }: LintInput): ReadonlyMap<string, readonly Expression[]> {
  const found = new Map<string, readonly Expression[]>();
  visitBlocks<readonly Expression[]>(
    view,
    vocabulary,
    {
      onGuard: (condition, around) => (asExpression(condition) === null ? around : [...around, condition]),
      onBlock({ field }, around) {
        if (field !== undefined && around.length > 0) found.set(field, around);
      },
    },
    [],
  );
  return found;
}
