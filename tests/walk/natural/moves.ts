import { pressTargetsOf, triggerOf } from '../../../src/flow/parts/press-targets.ts';
import { stepsIn } from '../../../src/flow/parts/steps-in.ts';
import { callOf } from '../../../src/load/steps/effects-of.ts';
import type { Instead } from '../../../src/stories/driver.ts';
import { vocabulary } from '../../load/vocabulary.ts';
import type { Tab } from '../../runtime/browser.ts';
import { kinds } from '../../stories/all-stories.ts';
import { called } from '../../stories/in-process/press.ts';
import { codeOf } from '../failing.ts';
import { fillIn } from '../fill-in.ts';
import { type Ground, placeOf, type WalkEdge } from '../ground.ts';
import { isByItself } from '../moves.ts';
import { answerFor, isByAnswers } from './answers.ts';
import { type Fault, faultFor } from './given.ts';
import { isDue, type Ledger } from './ledger.ts';
import { appsAt, standingAt, unmetAt } from './standing-at.ts';
import type { Witness } from './witness.ts';

/** Something to do in a browser, while calls are answered so. */
export interface Move {
  /** The same for what is done in the same way. */
  readonly name: string;
  readonly faults: readonly Fault[];
  /** Edges that may be taken by it. */
  readonly aims: readonly WalkEdge[];
  /** The page is loaded by it: nothing needs to be loaded before. */
  readonly isOpening: boolean;
  do(own: Witness): Promise<Instead>;
}

type Doing = Pick<Move, 'name' | 'do' | 'isOpening'>;

/** What can be done where a tab stands so that edges are taken that are still due. */
export function movesAt(ground: Ground, ledger: Ledger, tab: Tab): readonly Move[] {
  const nodes = [...standingAt(ground, tab), ...appsAt(ground, tab)];
  const moves = new Map<string, Move>();
  const unmetOf = unmetAt(ground, tab);
  for (const edge of nodes.flatMap((id) => ground.from(id))) {
    if (!isDue(ledger, edge.id)) continue;
    const unmet = isByItself(edge.trigger) ? [] : unmetOf(edge);
    if (unmet.length > 0 && !isByAnswers(ground, tab, unmet)) continue;
    const faults = faultsOf(ground, edge);
    for (const doing of waysToDo(ground, tab, edge)) {
      const otherwise = unmet.map(({ expression, holds }) => `${holds} ${expression.source}`);
      const name = [doing.name, ...otherwise, JSON.stringify(faults)].join(' ');
      const aims = [...(moves.get(name)?.aims ?? []), edge];
      moves.set(name, { ...doing, name, faults, aims });
    }
  }
  return [...moves.values()];
}

/** What has to fail for an edge, in order. */
function faultsOf(ground: Ground, edge: WalkEdge): readonly Fault[] {
  const before = edge.after.map(({ call, codes, row }) => ({ call, code: codeOf({ via: 'error', call, codes }), row }));
  return [...before, { call: edge.call, code: codeOf(edge), row: edge.row }].flatMap(({ call, code, row }) =>
    call === undefined || code === null ? [] : [faultFor(ground.call(call).path, code, row?.resultCode ?? null)],
  );
}

function waysToDo(ground: Ground, tab: Tab, edge: WalkEdge): readonly Doing[] {
  const { trigger } = edge;
  const [kind = '', name = ''] = [trigger.slice(0, trigger.indexOf(':')), trigger.slice(trigger.indexOf(':') + 1)];
  const isTooLong = edge.via === 'timeout' && !edge.codes.includes('timeout');
  const long = (doing: Doing): Doing =>
    isTooLong ? { ...doing, name: `${doing.name} long`, do: waiting(doing) } : doing;
  if (trigger.startsWith('watch:') && codeOf(edge) === null && !isTooLong) return cards;
  if (isByItself(trigger)) return [long(reload)];
  if (trigger === 'return') return cards;
  if (trigger === 'cancel') return [cancelling(ground, tab, edge)];
  if (kind === 'button') return [long({ name: trigger, isOpening: false, do: (own) => answer(own, name) })];
  return [
    long({
      name: trigger,
      isOpening: false,
      do: (own) => pressFor(own, trigger, (tab) => answerFor(ground, tab, edge)),
    }),
  ];
}

const reload: Doing = {
  name: 'reload',
  isOpening: true,
  async do({ driver }) {
    await driver.reload();
    return null;
  },
};

/** The app, or the phone, with each kind of card. */
const cards: readonly Doing[] = ['own', 'other', 'unreadable', 'stop', 'fail'].map((card) => ({
  name: `card ${card}`,
  isOpening: false,
  async do({ driver }) {
    await kinds.card?.play({ card } as never, { driver: { ...driver, patience: 0, leastLooks: 3 } } as never);
    return null;
  },
}));

/** What is polled does not come within its time. */
function waiting(doing: Doing): Doing['do'] {
  return async (own) => {
    const why = await doing.do(own);
    await own.settled();
    if (why === null) await own.driver.pass(301);
    await own.driver.pause();
    return why;
  };
}

/** Presses what begins the waiting; its call is not answered meanwhile. */
function cancelling(ground: Ground, tab: Tab, { at }: WalkEdge): Doing {
  const isOwn = (steps: unknown) => stepsIn(steps, vocabulary).some((step) => placeOf(step.at) === placeOf(at));
  const action = ground.screen(tab.at).actions.find(({ steps }) => isOwn(steps));
  const step = stepsIn(action?.steps ?? [], vocabulary).find((one) => placeOf(one.at) === placeOf(at));
  const call = step === undefined ? undefined : callOf(step, vocabulary)?.call;
  return {
    name: `cancel ${action?.name}`,
    isOpening: false,
    async do(own) {
      if (call === undefined) return 'nothing waits';
      own.fail([{ path: ground.call(call).path, lost: 'answer' }]);
      const why = await pressFor(own, `action:${action?.name}`);
      if (why !== null) return why;
      await own.settled();
      await own.elapse(1500);
      return own.act(
        (trigger) => trigger === 'cancel',
        async () => {
          const { loading } = own.tab().portal.dialogs.getState();
          loading?.cancel?.press();
          return loading?.cancel == null ? 'nothing is waited for' : null;
        },
      );
    },
  };
}

async function answer(own: Witness, button: string): Promise<Instead> {
  const open = own.tab().portal.dialogs.getState().open.at(-1);
  if (open?.dialog.fields !== undefined) fillIn(own.tab(), nothingSaid, open.dialog.fields);
  return own.driver.answer(button);
}

async function pressFor(own: Witness, trigger: string, prepare: (tab: Tab) => void = () => {}): Promise<Instead> {
  const tab = own.tab();
  const target = pressTargetsOf(tab.screen.screen, vocabulary).find((one) => triggerOf(one) === trigger);
  const name = target?.name ?? trigger.slice(trigger.indexOf(':') + 1);
  if (target?.kind === 'action') {
    prepare(tab);
    fillIn(tab, nothingSaid, null);
  }
  const nth = called(tab, name).findIndex(({ lead }) => placeOf(lead.at) === placeOf(target?.at));
  return own.driver.press(name, Math.max(nth, 0) + 1);
}

/** Answers what is not answered yet, as any person might. */
const nothingSaid = { form: {} };
