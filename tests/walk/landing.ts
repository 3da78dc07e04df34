import type { GraphNode } from '../../src/flow/graph/graph.ts';
import type { Tab } from '../runtime/browser.ts';

/** What had happened in a tab at a moment. */
export interface Mark {
  readonly history: number;
  readonly left: number;
  readonly apps: number;
  readonly calls: number;
  readonly reports: number;
  readonly dialogs: readonly number[];
  /** The screen one stood on; empty = on none. */
  readonly at: string;
}

export const noMark: Mark = { history: 0, left: 0, apps: 0, calls: 0, reports: 0, dialogs: [], at: '' };

export function markOf({ history, left, apps, calls, reports, portal, at }: Tab): Mark {
  return {
    at,
    history: history.length,
    left: left.length,
    apps: apps.length,
    calls: calls.length,
    reports: reports.length,
    dialogs: portal.dialogs.getState().open.map(({ id }) => id),
  };
}

/** Has the tab come to the node since? */
export function isAt(tab: Tab, node: GraphNode, since: Mark): boolean {
  if (node.kind === 'screen')
    return (
      screensSince(tab, since).includes(node.name) ||
      (isHere(tab, since) && tab.at === node.name && node.name === since.at)
    );
  if (node.kind === 'dialog')
    return tab.portal.dialogs
      .getState()
      .open.some(({ dialog, id }) => dialog.name === node.name && !since.dialogs.includes(id));
  if (node.kind === 'app') return tab.apps.length > since.apps;
  if (node.kind === 'unknown') return hasAsked(tab, since);
  if (node.kind === 'address') {
    const wanted = withoutQuery(tab.portal.address(node.name));
    return addressesSince(tab, since).some((address) => withoutQuery(address) === wanted);
  }
  return isHere(tab, since) && screensSince(tab, since).every((name) => name === node.name);
}

/** What became of an act is asked, or it is said that this cannot be done. */
function hasAsked(tab: Tab, since: Mark): boolean {
  const dialogs = tab.portal.dialogs.getState().open.filter(({ id }) => !since.dialogs.includes(id));
  return (
    tab.calls.slice(since.calls).some(({ call }) => call === 'outcomeGet') ||
    dialogs.some(({ dialog }) => dialog.name === 'outcomeUnasked' || dialog.name === 'outcomeLeft')
  );
}

/** Nothing has opened over the screen, nothing has left it. */
function isHere(tab: Tab, since: Mark): boolean {
  const hasLeft = tab.left.length > since.left || tab.apps.length > since.apps;
  return !hasLeft && tab.portal.dialogs.getState().open.every(({ id }) => since.dialogs.includes(id));
}

/** Screens that opened one after the other. */
export function screensSince(tab: Tab, since: Mark): readonly string[] {
  return tab.history.slice(since.history).flatMap((line) => {
    const url = new URL(line.replace(/^replace /u, ''), 'https://portal.example/svc/');
    const match = tab.portal.match(url.pathname.slice('/svc/'.length));
    return match !== null && 'screen' in match ? [match.screen] : [];
  });
}

function addressesSince(tab: Tab, since: Mark): readonly string[] {
  const inside = tab.history.slice(since.history).map((line) => `/svc/${line.replace(/^replace /u, '')}`);
  return [...tab.left.slice(since.left), ...inside];
}

const withoutQuery = (address: string) => new URL(address, 'https://portal.example').href.replace(/[?#].*$/u, '');

/** In words, for reports. */
export function whereIs(tab: Tab, since: Mark): string {
  const dialogs = tab.portal.dialogs.getState().open.map(({ dialog }) => `「${dialog.name}」`);
  const left = tab.left.slice(since.left);
  const phase = tab.at === '' ? '' : `${tab.at} ${tab.screen.view.getState().phase}`;
  const loading = tab.portal.dialogs.getState().loading === null ? '' : ' (waiting)';
  const errors =
    tab.at === '' ? [] : tab.screen.view.getState().errors.map(({ field, message }) => `${field}: ${message}`);
  return [
    phase + loading,
    ...dialogs,
    ...left,
    ...tab.apps.slice(since.apps).map(() => 'app'),
    ...screensSince(tab, since).map((name) => `→${name}`),
    ...errors,
  ].join(' ');
}
