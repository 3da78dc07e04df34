import { groupsOfFour } from '../../src/model/groups-of-four.ts';
import type { Driver } from '../../src/stories/driver.ts';
import type { Tab } from '../runtime/browser.ts';
import { claimWays, type Row, type Way } from './claim-ways.ts';
import type { Wire } from './last-act.ts';
import { claimsSaid } from './named-claims.ts';

export interface ClaimJudge {
  /** Holds every claim that can be read now against what is so. */
  judge(): Promise<void>;
  /** Names of the claims that were read. */
  readonly said: ReadonlySet<string>;
  /** What was claimed and is not so, or cannot be judged. */
  readonly wrong: ReadonlySet<string>;
}

type Values = { readonly [column: string]: unknown };

/** `driver`: of the same browser, for what the server keeps of the person. */
export function claimJudge(
  tab: () => Tab | null,
  wire: Pick<Wire, 'came' | 'answer' | 'isTurnedAway' | 'wasDone'>,
  driver: Pick<Driver, 'words' | 'request'>,
): ClaimJudge {
  const said = new Set<string>();
  const wrong = new Set<string>();
  const heard = new WeakSet<object>();

  const rowsLike = async ({ table, where = {}, shows = [] }: Row, words: readonly string[]) => {
    const { status, text } = await driver.request(`/sandbox/records?${new URLSearchParams({ table })}`);
    if (status !== 200) return null;
    // A number stands in groups, wherever it is shown.
    const isSaid = (value: unknown) =>
      words.some((word) => word.includes(String(value)) || word.includes(groupsOfFour(String(value))));
    return (JSON.parse(text) as readonly Values[]).filter(
      (row) =>
        Object.entries(where).every(([column, value]) => row[column] === value) &&
        shows.every((column) => isSaid(row[column])),
    );
  };

  /** Why it is not so; null = it is. */
  const fault = async (way: Way, words: readonly string[], here: Tab): Promise<string | null> => {
    if (way.promised !== undefined) return null;
    if (way.here === 'device') return keepsTyped(here) ? null : 'nothing that was typed is kept';
    if (way.here === 'screen') return showsTyped(here) ? null : 'nothing typed is on the screen';
    if (way.act !== undefined) {
      const { of, came: wanted } = typeof way.act === 'string' ? { of: undefined, came: [way.act] } : way.act;
      const came = wire.came(of);
      const isTurnedAway = wanted.includes('turnedAway') && wire.isTurnedAway(of);
      return isTurnedAway || wanted.includes(came) ? null : `the portal's answer was ${came}`;
    }
    if (way.answer !== undefined) {
      const { call, path, is, isSet = true } = way.answer;
      const values = valuesAt(wire.answer(call), path.split('.'));
      const isSo = values.some((value) => (is === undefined ? (value !== undefined) === isSet : is.includes(value)));
      return isSo ? null : `${call} answered ${JSON.stringify(values)}`;
    }
    if (way.after !== undefined && !wire.wasDone(way.after)) return null;
    if (way.orSaidBy !== undefined && wire.came(way.orSaidBy) === 'refused') return null;
    const found = await Promise.all([way.record ?? way.absent ?? []].flat().map((one) => rowsLike(one, words)));
    const unknown = found.indexOf(null);
    if (unknown >= 0) return 'there is no such table';
    const count = found.reduce((so, rows) => so + (rows?.length ?? 0), 0);
    if (way.absent !== undefined) return count === 0 ? null : `${way.absent.table} has ${count}`;
    if (way.record === undefined) return 'nobody says how it is judged';
    return count > 0 ? null : `no row of ${[way.record].flat().map(({ table }) => table)} is as said`;
  };

  return {
    said,
    wrong,
    async judge() {
      const here = tab();
      if (here === null || here.at === '' || here.left.length > 0) return;
      // What is read next takes a while: the screen may be gone by then.
      const { service } = here.screen;
      const toasts = here.portal.toasts.getState().shown;
      // A notice tells of the moment in which it comes.
      const news = toasts.filter((toast) => !heard.has(toast));
      for (const toast of news) heard.add(toast);
      const words = [...(await driver.words()), ...news.map(({ text }) => text)];
      for (const { name, of } of claimsSaid(words, service.name)) {
        said.add(name);
        const why = await fault(claimWays[name] ?? {}, words, here);
        if (why !== null) wrong.add(`${here.at}: claims.${name} (${of}): ${why}`);
      }
    },
  };
}

/** The driver, which judges what can be read before and after everything that is done. */
export function judging(driver: Driver, judge: () => Promise<void>): Driver {
  const before =
    <Given extends readonly unknown[], Result>(act: (...given: Given) => Promise<Result>) =>
    async (...given: Given): Promise<Result> => {
      await judge();
      return act(...given);
    };
  const after =
    <Given extends readonly unknown[]>(look: (...given: Given) => Promise<string | null>) =>
    async (...given: Given): Promise<string | null> => {
      const instead = await look(...given);
      if (instead === null) await judge();
      return instead;
    };
  return {
    ...driver,
    press: before(driver.press),
    answer: before(driver.answer),
    back: before(driver.back),
    reload: before(driver.reload),
    pass: before(driver.pass),
    close: before(driver.close),
    isOn: after(driver.isOn),
    isDialog: after(driver.isDialog),
  };
}

/** Anything that was typed, in what the tab keeps. */
export function keepsTyped({ storages: { session } }: Tab): boolean {
  return Array.from({ length: session.length }, (_, nth) => session.key(nth)).some(
    (key) => key?.startsWith('madoguchi.typed.') === true,
  );
}

/** Is all that is kept of what was typed on the screen also what it shows? */
function showsTyped({ screen, storages: { session } }: Tab): boolean {
  const kept = JSON.parse(session.getItem(`madoguchi.typed.${screen.service.name}.${screen.screen.name}`) ?? '{}') as {
    readonly value?: Values;
  };
  const { form } = screen.view.getState();
  return Object.entries(kept.value ?? {}).every(
    ([name, value]) => JSON.stringify(form[name]) === JSON.stringify(value),
  );
}

function valuesAt(value: unknown, [name, ...rest]: readonly string[]): readonly unknown[] {
  if (name === undefined) return [value];
  if (name === '*') return Array.isArray(value) ? value.flatMap((item) => valuesAt(item, rest)) : [];
  return typeof value === 'object' && value !== null ? valuesAt((value as Values)[name], rest) : [undefined];
}
