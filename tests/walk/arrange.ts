import type { Step } from '../../src/model/step.ts';
import { storageKeys } from '../../src/runtime/storage/storage-keys.ts';
import { openBrowser, type Replies, type Reply, type Tab } from '../runtime/browser.ts';
import { MemoryStorage } from '../runtime/memory-storage.ts';
import { pathOf } from './base-world.ts';
import { holdForeseen } from './foreseen.ts';
import type { Ground } from './ground.ts';
import { draftCall, withDraftAnswers } from './kept-draft.ts';
import type { AnyRecord } from './paths.ts';
import type { Pending, World } from './world.ts';

/** How a call fails: once for each reply, then (the last one) for good. */
export type Failing = Map<string, readonly Reply[]>;

export interface Standing {
  /** The screen that led here. */
  readonly before: string | null;
  /** The check page that a 「変更」 link left. */
  readonly returnTo: string | null;
  /** Screens that are not done. */
  readonly open: readonly string[];
}

export interface Arranged {
  readonly tab: Tab;
  /** Address of the screen, below the router base. */
  readonly address: string;
  readonly failing: Failing;
  /** Key of the launch that is under way; null = there is none. */
  readonly launchKey: string | null;
  /** Steps that ran, by where they are written. */
  readonly ran: Step[];
  /** Makes apps answer so from now on. */
  readonly apps: { answer: Awaited<ReturnType<NonNullable<Parameters<typeof openBrowser>[0]['openApp']>>> };
  /** Another tab with these storages: the same tab loaded anew, or one beside it. */
  again(storages: Storages): Tab;
}

export interface Storages {
  readonly session: MemoryStorage;
  readonly local: MemoryStorage;
}

/** Of the launch that brought the person there, if any did. */
const launchKey = 'launch-key';

/** A tab in which a person stands before the screen of the world, with all that is kept. */
export function arrange(ground: Ground, world: World, standing: Standing): Arranged {
  const screen = ground.screen(world.screen);
  const service = ground.service(screen.service);
  const session = new MemoryStorage();
  const local = new MemoryStorage();
  const keep = (key: string, value: unknown) => session.setItem(key, JSON.stringify({ value, expiresAt: null }));
  for (const [name, value] of Object.entries(world.state))
    keep(storageKeys.state(service.name, name), { value, changes: 0 });
  if (service.launch !== null) keep(storageKeys.launch(service.name), world.launch);
  const ownLaunch = service.launch === null ? null : launchKey;
  if (ownLaunch !== null)
    keep(storageKeys.lastLaunch(service.name), { query: '', key: ownLaunch, doneBy: world.isLaunchDone ? '' : null });
  const { before, returnTo, open } = standing;
  keep(storageKeys.progress(service.name), {
    last: screen.name,
    before: { [screen.name]: before, ...(before === null ? {} : { [before]: null }) },
    accepted: service.screens.filter((name) => !open.includes(name)),
    returnTo,
    unsaved: !world.isSaved,
  });
  const address = addressOf(ground, world);
  if (world.pending !== null) keepPending(ground, world, world.pending, { session, local });
  if (world.isStarted)
    local.setItem(
      storageKeys.intent,
      JSON.stringify({
        redirect: {
          targetUrl: `https://portal.example/svc/${address}`,
          target: 'vue',
          scope: 'logout',
          expiry: Date.now() + 3_600_000,
        },
      }),
    );
  // What it opens with is what the tab has; what a person does afterwards may find something else there.
  const stored = draftCall(ground, world);
  const failing: Failing = new Map(
    stored === null ? [] : [[stored, [asAnswered(stored, withDraftAnswers(ground, world))]]],
  );
  const apps: Arranged['apps'] = { answer: { kind: 'opened' } };
  const replies: Replies = Object.fromEntries(
    ground.catalog.calls.map(({ name }) => [name, () => replyTo(name, world, failing)]),
  );
  const ran: Step[] = [];
  const again = (storages: Storages) =>
    openBrowser({
      project: ground.project,
      replies,
      settings: world.settings,
      device: world.device as never,
      storages,
      responses: ground.contracts.responses,
      openApp: async () => apps.answer,
      onOpened: (screen, report) => holdForeseen(screen, (fault) => report('foreseen', fault)),
      onStep(options) {
        const step = ground.stepOf(options);
        if (step !== undefined) ran.push(step);
      },
    });
  return { tab: again({ session, local }), address, failing, launchKey: ownLaunch, apps, ran, again };
}

/** An act of that screen was sent, and no answer came. */
function keepPending(ground: Ground, world: World, pending: Pending, { session, local }: Storages): void {
  const screen = ground.screen(pending.screen);
  const path = world.screen === pending.screen ? world.path : pathOf(ground, screen);
  const at = `/svc/${addressOf(ground, { ...world, screen: pending.screen, path, url: {} })}`;
  const isOfLaunch = ground.catalog.calls.find(({ name }) => name === pending.call)?.intention === 'launch';
  const kept = {
    key: 'k',
    intention: isOfLaunch ? launchKey : encodeURIComponent(String(world.sent.intention ?? '')),
    content: 0,
    screenId: screen.id,
    at,
    isSent: true,
    isLost: false,
  };
  const value = JSON.stringify({ value: kept, expiresAt: null });
  if (pending.isLeft) local.setItem(storageKeys.sentBy('', pending.call), value);
  else session.setItem(storageKeys.idempotencyKey(pending.call), value);
}

function replyTo(call: string, world: World, failing: Failing): Reply {
  const [next, ...rest] = failing.get(call) ?? [];
  if (next !== undefined) {
    if (rest.length > 0) failing.set(call, rest);
    return next;
  }
  if (call === 'isLogin') return { body: loginBody(world) };
  // What was lost on the way stays unknown: each screen that opens asks.
  if (call === 'outcomeGet') return world.pending === null ? 'network' : { body: toldOf(world, world.pending) };
  return { body: world.answers[call] };
}

/** The answer that was lost comes with the outcome. */
function toldOf({ answers }: World, { call }: Pending): unknown {
  const told = answers.outcomeGet as AnyRecord;
  return told.outcome !== 'none' ? { ...told, answer: answers[call] ?? {} } : told;
}

/** A reply that is as it would be without failing. */
export const asAnswered = (call: string, world: World): Reply => replyTo(call, world, new Map());

function loginBody({ login }: World): unknown {
  const { dateToday, selfInfoUnreadCount, taskIncompleteCount, ...loginInfo } = login;
  return { loginInfo, batchNumber: { selfInfoUnreadCount, taskIncompleteCount }, dateToday };
}

function addressOf(ground: Ground, world: World): string {
  const [route] = ground.screen(world.screen).routes;
  const path = (route?.path ?? '').replace(/\{(\w+)\??\}/gu, (_, name: string) => String(world.path[name] ?? ''));
  const query = new URLSearchParams(Object.entries(world.url).map(([name, value]) => [name, String(value)]));
  return `${path}${query.size > 0 ? `?${query}` : ''}`;
}
