import type { Field } from '../../model/field.ts';
import type { Screen } from '../../model/screen.ts';
import type { Limit } from '../reading/limit-pair.ts';
import { limitsOf } from '../reading/limits.ts';
import { onePerPlace } from '../reading/one-per-place.ts';
import { sampled } from '../reading/sampled.ts';
import { memberAt } from '../reading/written-field.ts';
import type { Finding, LintInput, Rule } from '../rule.ts';

/** What nobody can fill in lets nobody go on. */
export const rule: Rule = {
  id: 'no-value-fits',
  severity: 'error',
  summary:
    '入力欄のきまり（長さ、数、日付、文字の種類、選択肢）は、どれにも合う入力があるように書きます（下限は上限をこえません）。',
  scope: 'project',
  good: {
    yaml: `view:
  - field: memo
  - { button: 次へ, action: next }
fields:
  memo: { label: メモ, widget: textarea, minLength: 100, maxLength: 200 }
actions:
  next: [{ leave: portalTop }]
`,
  },
  bad: {
    yaml: `view:
  - field: memo
  - { button: 次へ, action: next }
fields:
  memo: { label: メモ, widget: textarea, minLength: 200, ▶maxLength: 100 }
actions:
  next: [{ leave: portalTop }]
`,
  },
  check: (input) =>
    onePerPlace(
      input.project.screens.flatMap((screen) =>
        [...screen.fields, ...screen.groups.flatMap(({ fields }) => fields)].flatMap(
          (field) => conflictIn(field, screen, input) ?? [],
        ),
      ),
    ),
};

function conflictIn(field: Field, screen: Screen, input: LintInput): Finding | null {
  const service = input.project.services.find(({ name }) => name === screen.service);
  if (service === undefined || field.constraints.length === 0) return null;
  for (const { lower, upper, isEmpty } of limitsOf(field, input)) {
    const trees = [lower.tree, upper.tree].filter((tree) => tree !== null);
    const possibilities = trees.length === 0 ? [[]] : sampled(trees, service, input);
    if (possibilities === null) continue;
    const given = (values: readonly unknown[], { tree, value }: Limit, nth: number) =>
      tree === null ? value : values[nth];
    const decided = possibilities
      .map((values) => isEmpty(given(values, lower, 0), given(values, upper, lower.tree === null ? 0 : 1)))
      .filter((empty) => empty !== null);
    if (decided.length === 0 || decided.includes(false)) continue;
    const place = laterOf(field, [upper.name, lower.name], input);
    if (place === null) continue;
    const what = lower.name === upper.name ? `${lower.name} に` : `${lower.name} と ${upper.name} のどちらにも`;
    return {
      place,
      message: `入力欄「${field.name}」に、${what}合う入力はありません。だれも先に進めないので、きまりを直してください。`,
    };
  }
  return null;
}

/** Where the later one is written; what a widget implies is written nowhere. */
function laterOf(field: Field, names: readonly string[], input: LintInput) {
  const places = names.flatMap((name) => memberAt(field, name, input) ?? []);
  return places.toSorted((one, other) => other.line - one.line || other.column - one.column)[0] ?? field.at ?? null;
}
