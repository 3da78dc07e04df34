import { asExpression } from '../../flow/conditions/made-conditions.ts';
import { isWithin } from '../../flow/conditions/reads.ts';
import { stepsIn } from '../../flow/parts/steps-in.ts';
import { entriesOf, rootsOf, SERVICE_FILES } from '../../load/gather/nodes.ts';
import { callOf } from '../../load/steps/effects-of.ts';
import { member, textMember } from '../../load/yaml/located.ts';
import { namedSchema } from '../../model/named-schema.ts';
import type { Place } from '../../model/place.ts';
import type { Screen } from '../../model/screen.ts';
import type { Service, StateEntry } from '../../model/service.ts';
import { givenBy, spreadOf, spreadsIn } from '../reading/data-class.ts';
import { partsOf } from '../reading/parts-of.ts';
import { textsKept } from '../reading/texts-kept.ts';
import type { Finding, LintInput, Rule } from '../rule.ts';

/** What opens something for whoever has it does not stay in a browser longer than it is needed. */
export const rule: Rule = {
  id: 'secret-kept',
  severity: 'error',
  summary:
    '秘密の値（呼び出しの約束の class が secret のもの）を、いつまでも残しません。state には残す時間（keep: session 1 hour など）を、秘密として送る入力欄には keep: never を書きます。',
  scope: 'project',
  good: {
    file: 'screens/sample/service.yaml',
    yaml: `service: sample
title: 見本の手続き
bare: [{ call: status, keep: { key: state.key } }, { when: "has(state.key) && state.key != ''", leave: portalTop }, { leave: portalTop }]
state:
  key: { type: text, keep: session 1 hour }
flows:
  main: { screens: [sample-first, sample-second], startsAt: [sample-first, sample-second] }
`,
  },
  bad: {
    file: 'screens/sample/service.yaml',
    yaml: `service: sample
title: 見本の手続き
bare: [{ call: status, keep: { key: state.key } }, { when: "has(state.key) && state.key != ''", leave: portalTop }, { leave: portalTop }]
state:
  key: { type: text, keep: ▶session }
flows:
  main: { screens: [sample-first, sample-second], startsAt: [sample-first, sample-second] }
`,
  },
  check: (input) =>
    partsOf(input.project).flatMap(({ service, screen }) =>
      screen === null ? service.state.flatMap((entry) => stateKept(entry, service, input)) : typedKept(screen, input),
    ),
};

function stateKept(entry: StateEntry, service: Service, input: LintInput): readonly Finding[] {
  const { project } = input;
  const { name, type, lifetime } = entry;
  if (lifetime.keep === 'screen' || lifetime.keep === 'screen change' || lifetime.seconds !== null) return [];
  const schema = project.types[type];
  const spreads =
    schema === undefined
      ? [...textsKept(service, input)].flatMap(([path, all]) =>
          isWithin(path, `state.${name}`) ? all.map(spreadOf) : [],
        )
      : spreadsIn(schema, project);
  if (!spreads.some((one) => one.class === 'secret')) return [];
  const place = keepAt(service, name, input) ?? entry.at;
  if (place === undefined) return [];
  const message = `state.${name} には秘密の値が入ります。ログアウトするまで残さずに、残す時間を書いてください（例：keep: session 1 hour）。`;
  return [{ place, message }];
}

/** Inputs whose value is sent as a secret, and would be there again after a reload. */
function typedKept(screen: Screen, input: LintInput): readonly Finding[] {
  const { project, vocabulary } = input;
  const kept = screen.fields.filter(({ keep }) => keep !== 'never');
  if (kept.length === 0) return [];
  const sent = stepsIn(screen, vocabulary).flatMap((step) => {
    const call = callOf(step, vocabulary);
    const request = call && project.callSchemas.find((one) => one.name === call.call)?.request;
    const whole = request && namedSchema(request, project.types);
    return Object.entries((call?.with ?? {}) as object).flatMap(([name, value]) => {
      const schema = whole?.properties?.[name];
      const tree = asExpression(value)?.tree;
      return schema && tree && spreadOf(schema).class === 'secret' ? givenBy(tree) : [];
    });
  });
  return kept.flatMap((field): readonly Finding[] => {
    if (!sent.includes(`form.${field.name}`) || field.at === undefined) return [];
    const message = `入力欄「${field.name}」は、秘密の値として送ります。keep: never を書いてください（書かないと、読み込み直したあとも、この端末に残ります）。`;
    return [{ place: field.at, message }];
  });
}

function keepAt({ name }: Service, state: string, { documents }: LintInput): Place | undefined {
  const root = rootsOf(documents, SERVICE_FILES).find((one) => textMember(one.root, 'service') === name)?.root;
  const entry = root && entriesOf(root, 'state').find(({ key }) => key === state)?.value;
  return entry && member(entry, 'keep')?.at;
}
