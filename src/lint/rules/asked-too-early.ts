import { isWithin, overlaps, readsOf } from '../../flow/conditions/reads.ts';
import { filingCalls } from '../../flow/filed/filing-calls.ts';
import { answersOf } from '../../flow/parts/answers.ts';
import { expressionsIn } from '../../flow/parts/expressions-in.ts';
import { stateWritesIn } from '../../flow/parts/state-writes.ts';
import { stepsIn } from '../../flow/parts/steps-in.ts';
import { entriesOf, itemsOf, rootsOf, SERVICE_FILES } from '../../load/gather/nodes.ts';
import { callOf } from '../../load/steps/effects-of.ts';
import { textMember } from '../../load/yaml/located.ts';
import type { Expression, Tree } from '../../model/expression.ts';
import type { Place } from '../../model/place.ts';
import type { Screen } from '../../model/screen.ts';
import type { Flow, Service } from '../../model/service.ts';
import { expressionsOf } from '../reading/expressions-of.ts';
import type { Finding, LintInput, Rule } from '../rule.ts';

/** A screen that uses what only a later one asks: nothing is there yet, or what was there before another answer. */
export const rule: Rule = {
  id: 'asked-too-early',
  severity: 'error',
  summary: '流れ（flows）の画面は、使う答えを先にたずねる順に並べます（連絡先の前に確認コードをたずねません）。',
  scope: 'project',
  good: {
    file: 'screens/filing/service.yaml',
    yaml: `service: filing
title: 届出の手続き
bare: [{ go: filing-check }]
state:
  number: { type: text, keep: session }
  way: { type: text, starts: post, keep: session }
flows:
  main: { screens: [filing-check, filing-send, filing-done], startsAt: [filing-check], check: filing-check, done: { result: filing-done, when: has(state.number) } }
`,
  },
  bad: {
    file: 'screens/filing/service.yaml',
    yaml: `service: filing
title: 届出の手続き
bare: [{ go: filing-check }]
state:
  number: { type: text, keep: session }
  way: { type: text, starts: post, keep: session }
flows:
  main: { screens: [▶filing-send, filing-check, filing-done], startsAt: [filing-check], check: filing-check, done: { result: filing-done, when: has(state.number) } }
`,
  },
  check: (input) => {
    const found = input.project.services.flatMap((service) =>
      service.flows.flatMap((flow) => [...earlyIn(flow, service, input), ...filedIn(flow, service, input)]),
    );
    return found.filter(({ place }, nth) => found.findIndex((other) => other.place === place) === nth);
  },
};

function earlyIn({ name, screens }: Flow, service: Service, input: LintInput): readonly Finding[] {
  const all = screens.flatMap((one) => input.project.screens.find((screen) => screen.name === one) ?? []);
  const told = new Set<Screen>();
  return all.flatMap((screen, nth): readonly Finding[] => {
    const later = all.slice(nth + 1);
    const before = all.slice(0, nth + 1);
    for (const asking of later) {
      if (told.has(asking)) continue;
      const answer = answersOf(asking).find(
        (path) =>
          path.startsWith('state.') && uses(screen, path, service) && !isKnown(path, before, all, service, input),
      );
      const place = answer && placeIn(service, name, screen.name, input);
      if (!place) continue;
      told.add(asking);
      const message = `「${screen.name}」は、後の画面「${asking.name}」でたずねる答え（${answer}）を使います。「${asking.name}」より後に並べてください。`;
      return [{ place, message }];
    }
    return [];
  });
}

/** What is filed before the screen that shows it was never seen. */
function filedIn({ name, screens, check }: Flow, service: Service, input: LintInput): readonly Finding[] {
  const { project, vocabulary } = input;
  const files = filingCalls(project);
  const answers = project.screens.filter((one) => screens.includes(one.name)).flatMap(answersOf);
  return screens.slice(0, check === null ? 0 : screens.indexOf(check)).flatMap((one): readonly Finding[] => {
    const screen = project.screens.find((other) => other.name === one);
    const sends = stepsIn(screen, vocabulary).some((step) => {
      const call = callOf(step, vocabulary);
      const given = call !== null && files.has(call.call) ? expressionsIn(call.with) : [];
      return given.some(({ tree }) =>
        readsOf(tree, service).some((path) => answers.some((one) => overlaps(path, one))),
      );
    });
    const place = sends ? placeIn(service, name, one, input) : undefined;
    if (place === undefined) return [];
    const message = `「${one}」は、確認の画面「${check}」より前に、届出や申請を送ります。「${check}」より後に並べてください。`;
    return [{ place, message }];
  });
}

/** Is it answered, or written, by then? A draft that is loaded has what was answered before, if anything. */
function isKnown(
  path: string,
  before: readonly Screen[],
  flow: readonly Screen[],
  service: Service,
  { project, vocabulary }: LintInput,
): boolean {
  if (before.some((screen) => answersOf(screen).some((other) => isWithin(path, other)))) return true;
  const elsewhere = project.screens.filter((one) => one.service === service.name && !flow.includes(one));
  const drafts = new Set(draftsOf(service));
  const writes = [service, ...before, ...elsewhere].flatMap((holder) => stateWritesIn(holder, vocabulary));
  const kept = [...before, ...elsewhere].flatMap(({ data }) => data.flatMap(({ keep }) => Object.values(keep)));
  const answers = elsewhere.flatMap(answersOf);
  return [...writes, ...kept, ...answers].some((write) => isWithin(path, write) && !drafts.has(write));
}

function draftsOf({ state }: Service): readonly string[] {
  return state.filter(({ lifetime }) => lifetime.keep === 'draft').map(({ name }) => `state.${name}`);
}

interface Reads {
  /** Is it what shows the screen at all? `shown-when-later` tells of that, except where a draft is loaded. */
  readonly isShown: boolean;
  readonly paths: readonly string[];
  /** Paths of which it is asked whether they are there. */
  readonly asked: readonly string[];
}

const known = new WeakMap<Screen, readonly Reads[]>();

/** Does the screen read the answer, or a part of it, without asking whether it is there? */
function uses(screen: Screen, answer: string, service: Service): boolean {
  return readsIn(screen, service).some(
    ({ paths, asked }) => paths.some((path) => isWithin(path, answer)) && !asked.some((path) => isWithin(path, answer)),
  );
}

function readsIn(screen: Screen, service: Service): readonly Reads[] {
  const before = known.get(screen);
  if (before !== undefined) return before;
  const inGroups = new Set(screen.groups.flatMap((group) => expressionsIn(group)));
  const of =
    (item: string | null) =>
    (expression: Expression): Reads => {
      const full = (path: string) => (item !== null && isWithin(path, 'item') ? `${item}${path.slice(4)}` : path);
      return {
        isShown: expression === screen.shownWhen,
        paths: readsOf(expression.tree, service).map(full),
        asked: presenceIn(expression.tree).map(full),
      };
    };
  const found = [
    ...expressionsOf(screen)
      .filter((one) => !inGroups.has(one))
      .map(of(null)),
    ...screen.groups.flatMap((group) => expressionsIn(group).map(of(`${group.each}[]`))),
  ];
  known.set(screen, found);
  return found;
}

function presenceIn(tree: Tree): readonly string[] {
  const own = tree[0] === 'has' ? [`${pathOf(tree[1])}.${tree[2]}`] : tree[0] === 'missing' ? [pathOf(tree[1])] : [];
  return [...own, ...tree.slice(1).flatMap((part) => (Array.isArray(part) ? presenceIn(part as unknown as Tree) : []))];
}

function pathOf(tree: Tree): string {
  if (tree[0] === 'name') return tree[1];
  return tree[0] === 'get' ? `${pathOf(tree[1])}.${tree[2]}` : '';
}

function placeIn({ name }: Service, flow: string, screen: string, { documents }: LintInput): Place | undefined {
  const root = rootsOf(documents, SERVICE_FILES).find((one) => textMember(one.root, 'service') === name)?.root;
  const written = root && entriesOf(root, 'flows').find(({ key }) => key === flow)?.value;
  if (written === undefined) return undefined;
  return itemsOf(written, 'screens').find((item) => item.kind === 'scalar' && item.text === screen)?.at ?? written.at;
}
