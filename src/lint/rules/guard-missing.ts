import { isWithin, overlaps, readsOf } from '../../flow/conditions/reads.ts';
import { answersOf } from '../../flow/parts/answers.ts';
import { stepsIn } from '../../flow/parts/steps-in.ts';
import { type entriesOf, itemsOf, rootsOf, SERVICE_FILES, scalarsIn } from '../../load/gather/nodes.ts';
import { callOf, goingOf, leavingOf } from '../../load/steps/effects-of.ts';
import { member, textMember } from '../../load/yaml/located.ts';
import type { Place } from '../../model/place.ts';
import type { Screen } from '../../model/screen.ts';
import type { Guard, Service } from '../../model/service.ts';
import { spreadsIn } from '../reading/data-class.ts';
import { expressionsOf } from '../reading/expressions-of.ts';
import type { Finding, LintInput, Rule } from '../rule.ts';

const LOGIN = 'login.isLogin';

/** Strangers see nothing of a person: a screen that gets such things from the portal is behind the guard, or asks itself. */
export const rule: Rule = {
  id: 'guard-missing',
  severity: 'error',
  summary:
    '個人のことを受け取る画面には、そのサービスのほかの画面と同じ確認（guards。ログインしている、代理人ではない）をします。except に書くのは、個人のことを受け取らない画面だけです。確かめる条件を逆にしません。',
  scope: 'project',
  good: {
    file: 'catalog/guards.yaml',
    yaml: `guards: {}
`,
  },
  bad: {
    file: 'catalog/guards.yaml',
    yaml: `guards:
  loggedIn:
    keep: 見本です。
    says: ログインしている
    is: "▶!login.isLogin"
    onFailure: [{ leave: portalTop }]
`,
  },
  check: (input) => [
    ...(input.project.catalogs[0]?.guards ?? []).flatMap((guard) => invertedIn(guard, input)),
    ...input.project.services.flatMap((service) => openIn(service, input)),
  ],
};

/** A condition that is one flag, against its name in words; who fails is not led to what has been done already. */
function invertedIn({ name, says, is, onFailure }: Guard, { project, vocabulary }: LintInput): readonly Finding[] {
  if (is === 'launch') return [];
  const { tree, at } = is;
  const isNegated = tree[0] === 'not' && tree[1][0] === 'get';
  if (at === undefined || (!isNegated && tree[0] !== 'get')) return [];
  const saysNot = /(?:ない|いいえ|未)/u.test(says);
  const leadsToLogin = stepsIn(onFailure, vocabulary).some((step) => {
    const address = leavingOf(step, vocabulary)?.address;
    return project.catalogs[0]?.addresses.some((one) => one.name === address && one.startsLogin) === true;
  });
  const isLogin = is.source.replace('!', '').trim() === LOGIN;
  if (saysNot === isNegated && !(isNegated && isLogin && leadsToLogin)) return [];
  const message = `確認「${name}」は「${says}」なのに、条件は逆です（${is.source}）。${isNegated ? '「!」を消してください' : `「!${is.source}」にしてください`}。`;
  return [{ place: at, message }];
}

function openIn(service: Service, input: LintInput): readonly Finding[] {
  const { project, documents } = input;
  const guards = project.catalogs[0]?.guards ?? [];
  const root = rootsOf(documents, SERVICE_FILES).find((one) => textMember(one.root, 'service') === service.name)?.root;
  if (root === undefined) return [];
  const used = service.guards.flatMap((use) => {
    const guard = guards.find(({ name }) => name === use.guard);
    return guard === undefined || guard.is === 'launch' ? [] : [{ use, reads: readsOf(guard.is.tree, service) }];
  });
  // Who is refused is led there: the screen cannot refuse them as well.
  const refuges = new Set(
    stepsIn([service.guards, service.errors], input.vocabulary).flatMap(
      (step) => goingOf(step, input.vocabulary)?.to ?? [],
    ),
  );
  const excepted = used.flatMap(({ use, reads }) =>
    use.except.flatMap((name): readonly Finding[] => {
      const screen = project.screens.find((one) => one.name === name);
      if (
        screen === undefined ||
        refuges.has(name) ||
        !isPersonal(screen, service, input) ||
        asksItself(screen, service, reads)
      )
        return [];
      const place = exceptAt(root, use.guard, name);
      const message = `画面「${name}」は個人のことを受け取るのに、確認「${use.guard}」を外しています。except から消してください。`;
      return place === undefined ? [] : [{ place, message }];
    }),
  );
  // Without the portal's frame nobody is logged in to it.
  if (service.shell !== null || used.some(({ reads }) => reads.includes(LOGIN))) return excepted;
  const open = project.screens.find(
    (screen) =>
      screen.service === service.name && isPersonal(screen, service, input) && !asksItself(screen, service, [LOGIN]),
  );
  const isAsked = guards.some(({ is }) => is !== 'launch' && readsOf(is.tree, service).includes(LOGIN));
  if (open === undefined || !isAsked) return excepted;
  const place = root.kind === 'map' ? root.entries.find(({ key }) => key === 'guards')?.keyAt : undefined;
  const message = `サービス「${service.name}」の画面（「${open.name}」など）は個人のことを受け取るのに、ログインしているかを確かめていません。guards に loggedIn を書いてください。`;
  return [...excepted, { place: place ?? root.at, message }];
}

const known = new WeakMap<Screen, boolean>();

/** Does it get something personal from the portal, or show what is kept of it, or act for the person? */
function isPersonal(screen: Screen, service: Service, { project, vocabulary }: LintInput): boolean {
  const before = known.get(screen);
  if (before !== undefined) return before;
  const made = [
    ...screen.data.map(({ call }) => call),
    ...stepsIn(screen, vocabulary).flatMap((step) => callOf(step, vocabulary)?.call ?? []),
  ];
  const is = made.some((name) => {
    const call = project.catalogs[0]?.calls.find((one) => one.name === name);
    const response = project.callSchemas.find((one) => one.name === name)?.response;
    if (call === undefined) return false;
    return (
      call.effect === 'files' ||
      (response != null && spreadsIn(response, project).some((one) => one.class !== 'public'))
    );
  });
  const kept = service.state.filter(({ type }) => {
    const schema = project.types[type];
    return schema !== undefined && spreadsIn(schema, project).some((one) => one.class !== 'public');
  });
  const reads = is
    ? []
    : [...answersOf(screen), ...expressionsOf(screen).flatMap(({ tree }) => readsOf(tree, service))];
  const isKept = kept.some(({ name }) => reads.some((path) => isWithin(path, `state.${name}`)));
  known.set(screen, is || isKept);
  return is || isKept;
}

function asksItself(screen: Screen, service: Service, reads: readonly string[]): boolean {
  return expressionsOf(screen).some(({ tree }) =>
    readsOf(tree, service).some((path) => reads.some((read) => overlaps(path, read))),
  );
}

function exceptAt(root: Parameters<typeof entriesOf>[0], guard: string, screen: string): Place | undefined {
  const use = itemsOf(root, 'guards').find((one) => textMember(one, 'guard') === guard);
  const except = use && member(use, 'except');
  return except && scalarsIn(except).find(({ text }) => text === screen)?.at;
}
