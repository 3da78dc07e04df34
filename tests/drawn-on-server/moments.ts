import type { Project } from '../../src/model/project.ts';
import type { Story } from '../../src/model/story.ts';
import { playStory } from '../../src/stories/play-story.ts';
import { loggedIn, openBrowser, type Tab } from '../runtime/browser.ts';
import { MemoryStorage } from '../runtime/memory-storage.ts';
import { kinds } from '../stories/all-stories.ts';
import { readContracts } from '../stories/made/made-calls.ts';
import type { overMadeAnswers } from '../stories/made/over-made-answers.ts';

/** A screen as somebody stands on it: with this, its page is opened once more. */
export interface Moment {
  readonly where: string;
  readonly screen: string;
  readonly address: { readonly origin: string; readonly pathname: string; readonly search: string };
  readonly storages: { readonly session: Storage; readonly local: Storage };
  readonly settings: { readonly [name: string]: unknown };
  readonly now: number;
  /** What the call was answered last, with such a body if it was asked so; undefined = it was not. */
  answered(path: string, body: string): Answered | undefined;
}

interface Answered {
  readonly status: number;
  readonly text: string;
  readonly headers: readonly (readonly [string, string])[];
}

/** The first moment on each screen of a story, as far as it plays over made answers. */
export async function momentsOf(
  story: Story,
  project: Project,
  open: ReturnType<typeof overMadeAnswers>,
): Promise<readonly Moment[]> {
  const moments = new Map<string, Moment>();
  const answers: { readonly path: string; readonly body: string; readonly answer: Answered }[] = [];
  let now = Date.now;
  let tab: Tab | null = null;
  const driver = open((options) => {
    now = options.now ?? Date.now;
    tab = openBrowser({
      ...options,
      async portal(path, init) {
        const response = (await options.portal?.(path, init)) ?? Response.error();
        const answer = {
          status: response.status,
          text: await response.clone().text(),
          headers: [...response.headers],
        };
        answers.unshift({ path, body: init.body, answer });
        return response;
      },
    });
    return tab;
  });
  const look = () => {
    if (tab === null || tab.at === '' || tab.dialog !== null || moments.has(tab.at)) return;
    const { phase, working } = tab.screen.view.getState();
    if (phase !== 'ready' || working !== null) return;
    const until = [...answers];
    moments.set(tab.at, {
      where: `${tab.at} in ${story.name}`,
      screen: tab.at,
      address: { ...tab.location },
      storages: { session: copyOf(tab.storages.session), local: copyOf(tab.storages.local) },
      settings: { ...tab.portal.settings },
      now: now(),
      answered(path, body) {
        const ofCall = until.filter((one) => one.path === path);
        return (ofCall.find((one) => one.body === body) ?? ofCall[0])?.answer;
      },
    });
  };
  // How it ends is another test's matter.
  await playStory(story, project, driver, kinds, look).catch(() => null);
  await driver.close();
  return [...moments.values()];
}

/** Every screen, opened at its address by somebody of whom nothing is known but the login, and answered by the examples of the contracts. */
export function unprepared(project: Project): readonly Moment[] {
  const contracts = readContracts(project);
  const { calls = [], settings = [] } = project.catalogs[0] ?? {};
  return project.screens.map(({ name, routes: [route] }) => ({
    where: name,
    screen: name,
    address: {
      origin: 'https://portal.example',
      pathname: `/svc/${(route?.path ?? '').replaceAll(/\{\w+\??\}/g, 'x')}`,
      search: '',
    },
    storages: { session: new MemoryStorage(), local: new MemoryStorage() },
    settings: Object.fromEntries(settings.map((setting) => [setting.name, setting.default])),
    now: Date.now(),
    answered(path) {
      const call = calls.find((one) => one.path === path)?.name ?? '';
      const resBody = call === 'isLogin' ? loggedIn : contracts.example(call);
      return { status: 200, text: JSON.stringify({ resultCode: '0000', resBody }), headers: [] };
    },
  }));
}

export function copyOf(storage: Storage): Storage {
  const copy = new MemoryStorage();
  for (let nth = 0; nth < storage.length; nth++) {
    const key = storage.key(nth);
    if (key !== null) copy.setItem(key, storage.getItem(key) ?? '');
  }
  return copy;
}
