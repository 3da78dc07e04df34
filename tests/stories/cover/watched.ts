import type { Project } from '../../../src/model/project.ts';
import type { ScreenRuntime } from '../../../src/runtime/contract/screen.ts';
import { appErrorParameters } from '../../../src/runtime/navigation/url-parameters.ts';
import type { Driver } from '../../../src/stories/driver.ts';
import { claimJudge, judging } from '../../outcomes/claim-judge.ts';
import { watchedWire } from '../../outcomes/last-act.ts';
import { type BrowserOptions, openBrowser, type Tab } from '../../runtime/browser.ts';
import { inProcess } from '../in-process/driver.ts';
import { inputsCalled } from '../in-process/inputs.ts';
import { evaluatorWith } from '../in-process/press.ts';
import { readable } from '../in-process/readable.ts';
import { createRequests } from '../requests.ts';
import type { focusMoves, historyMoves } from './items.ts';
import { traitsOfDialog, traitsOfPage } from './traits.ts';

type Move = (typeof focusMoves)[number] | (typeof historyMoves)[number];

/** A tab without a picture that notes in `items` whatever of the vocabulary it meets. `look`: to be called when something has been seen. */
export function watched(project: Project, origin: string) {
  const items = new Set<string>();
  /** Paths of calls to which the server gave what was asked for. */
  const answered = new Set<string>();
  const requests = watchedWire(project, createRequests(origin));
  let tab: Tab | null = null;
  let refusing: ScreenRuntime | null = null;
  let answering: ScreenRuntime | null = null;

  const moved = (...moves: readonly Move[]) => {
    for (const move of moves) items.add(move);
  };

  const noteBlocks = (...[blocks, evaluator]: Parameters<typeof readable>) => {
    for (const { widget, kind } of readable(blocks, evaluator).shown)
      items.add(widget === undefined ? `block: ${kind}` : `widget: ${widget}`);
  };

  function onMove({ isOther, replace, control }: Parameters<NonNullable<BrowserOptions['onMove']>>[0]): void {
    if (isOther && replace) moved('history: address replaced');
    else if (control !== '') moved('focus: input that a 「変更」 link names');
    else if (!replace) moved(isOther ? 'focus: heading of the next screen' : 'focus: list that was sorted or paged');
    if (isOther && refusing !== null && refusing === tab?.screen) moved('history: on after an error');
  }

  function onStep(options: object, kind: string): void {
    items.add(`step: ${kind}`);
    if ('launchApp' in options) items.add(`app: ${options.launchApp}`);
  }

  const call: typeof requests.call = async (path, init) => {
    const response = await requests.call(path, init);
    const { resultCode } = await response
      .clone()
      .json()
      .catch(() => ({}));
    if (resultCode === '0000') answered.add(path);
    return response;
  };

  const openTab: typeof openBrowser = (options) => {
    const opened = openBrowser({ ...options, onMove, onStep });
    opened.portal.dialogs.subscribe(({ open }) => {
      for (const { dialog, evaluator } of open) {
        moved('focus: dialog that opens');
        for (const trait of traitsOfDialog(project, dialog)) items.add(trait);
        noteBlocks(dialog.view, evaluator);
      }
    });
    tab = opened;
    return opened;
  };

  function look(): void {
    if (tab === null || tab.at === '') return;
    const { screen } = tab;
    const { phase, errors, dialogErrors } = screen.view.getState();
    if (phase !== 'ready') return;
    for (const trait of traitsOfPage(screen.screen, screen.service)) items.add(trait);
    noteBlocks(screen.screen.view, screen);
    for (const { name, above } of screen.screen.groups)
      for (const { item } of screen.items(name)) noteBlocks(above, evaluatorWith(screen, { item }));
    if (errors.length > 0) {
      moved('focus: error summary');
      refusing = screen;
    }
    if (dialogErrors.length > 0) moved('focus: error summary of a dialog');
    if (answering === screen && tab.dialog === null) moved('focus: back from a dialog');
  }

  const driver = inProcess(project, origin, openTab, { ...requests, call });
  const { intentPath, intentSignaturePath } = project.catalogs[0]?.shell ?? {};

  const watching: Driver = {
    ...driver,
    async request(path, sending) {
      if (sending?.form !== undefined && path.startsWith('/sandbox/phone/')) items.add('return: by the phone');
      return driver.request(path, sending);
    },
    async open(address) {
      const { pathname, searchParams } = new URL(address, origin);
      const path = pathname.replace(/^\/svc\/|\/$/gu, '');
      const isError = appErrorParameters.some((name) => searchParams.has(name));
      if (path === intentPath || path === intentSignaturePath)
        items.add(`return: ${path}${isError ? ' with an error' : ''}`);
      if (project.services.some(({ base, bare }) => base === path && bare.length > 0))
        items.add('page: bare path of a service');
      await driver.open(address);
    },
    async reload() {
      await driver.reload();
      moved('history: reload');
    },
    async back() {
      await driver.back();
      moved('history: back');
    },
    async press(target, at) {
      look();
      return driver.press(target, at);
    },
    async fill(field, value, at) {
      const done = await driver.fill(field, value, at);
      if (done !== null || tab === null) return done;
      const { screen } = tab;
      const input = inputsCalled(screen, field)[(at ?? 1) - 1];
      const outer = screen.screen.fields.find(({ name }) => input?.name.startsWith(`${name}.`) === true);
      for (const part of [input, outer]) if (part !== undefined) items.add(`widget: ${part.widget}`);
      return done;
    },
    async answer(button) {
      answering = tab === null || tab.at === '' ? null : tab.screen;
      return driver.answer(button);
    },
  };
  const judge = claimJudge(() => tab, requests, driver);
  return { driver: judging(watching, judge.judge), items, answered, look, claims: judge };
}
