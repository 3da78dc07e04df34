import type { SummaryBlock } from '../../../src/blocks/summary/block.ts';
import type { Value } from '../../../src/model/expression.ts';
import { repeatedName } from '../../../src/runtime/contract/control-id.ts';
import type { KanaReport } from '../../../src/server/services/kana/report.ts';
import { openBrowser } from '../../runtime/browser.ts';
import { projectOf } from '../../runtime/project.ts';
import type { Client } from './client.ts';

const project = projectOf();
const mostScreens = 20;

/** What a citizen types on the screens of the kana service, by report where it is asked for of each. */
export interface Typing {
  readonly chosen: (report: KanaReport) => boolean;
  readonly readingOf: (id: string) => string;
  readonly standingOf: (id: string) => string;
  readonly addressOf: (id: string) => string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
  readonly reason: string;
  readonly detail: string;
}

/** A tab of a logged-in citizen: the real screens, without a picture, before a portal that runs. */
export function openTab(client: Client) {
  const browser = openBrowser({
    project,
    settings: { 'button.lock': 0 },
    portal: (path, { body, headers }) =>
      client.send(path, { method: 'POST', body, headers: Object.fromEntries(headers) }),
  });
  /** Until a screen can be used. */
  const arrived = async (): Promise<string> => {
    for (;;) {
      await browser.settle();
      if (browser.at === '') continue;
      const { phase } = browser.screen.view.getState();
      if (phase === 'ready') return browser.at;
      if (phase === 'stopped') throw new Error(`stopped: ${JSON.stringify(browser.reports)}`);
    }
  };
  const press = async (action: string): Promise<string> => {
    await browser.screen.act(action, 0);
    return arrived();
  };
  /** Types what the screen asks for. */
  const type = (typing: Typing): void => {
    const { screen } = browser;
    for (const { name, bind } of screen.screen.fields) {
      const value = ownValue(name, typing, screen.view.getState().form[name]);
      if (bind !== null || name === 'agreed') screen.recordInput(name, value);
    }
    for (const group of screen.screen.groups)
      for (const { item, key } of screen.items(group.name))
        for (const { name, shownWhen } of group.fields)
          if (shownWhen === null || screen.evaluate(shownWhen, { item }))
            screen.recordInput(repeatedName(group.name, key, name), repeatedValue(name, typing, String(key)));
  };
  return {
    browser,
    type,
    press,
    async open(path: string): Promise<string> {
      await browser.open(path);
      return arrived();
    },
    change(screen: string): Promise<string> {
      browser.screen.change({ screen, field: '', group: null, shownWhen: null });
      return arrived();
    },
    /** Fills in what is asked for, screen by screen. */
    async to(goal: string, typing: Typing): Promise<void> {
      for (let nth = 0; browser.at !== goal; nth += 1) {
        if (nth > mostScreens) throw new Error(`${goal} was not reached, but ${browser.at}`);
        type(typing);
        await press('next');
        const { errors } = browser.screen.view.getState();
        if (errors.length > 0) throw new Error(`${browser.at}: ${JSON.stringify(errors)}`);
        if (browser.dialog !== null) throw new Error(`${browser.at}: ${browser.dialog.name}`);
      }
    },
    /** The rows that the screen shows, each with what stands in it. */
    rows(): readonly (readonly [label: string, value: string])[] {
      const { screen } = browser;
      return screen.screen.view.flatMap((block) => {
        if (block.kind !== 'summary' || (block.shownWhen !== null && !screen.evaluate(block.shownWhen))) return [];
        return (block as SummaryBlock).rows.flatMap((row) => {
          if (row.shownWhen !== null && !screen.evaluate(row.shownWhen)) return [];
          const items = 'rows' in row ? (screen.evaluate(row.list) as readonly unknown[]) : [undefined];
          const rows = 'rows' in row ? row.rows : [row];
          return items.flatMap((item) =>
            rows
              .filter(({ shownWhen }) => shownWhen === null || screen.evaluate(shownWhen, { item }))
              .map(
                ({ label, value }) =>
                  [screen.text(label, { item }), String(screen.value(value as Value, { item }))] as const,
              ),
          );
        });
      });
    },
    state: () => browser.screen.view.getState().scope.state as { readonly [name: string]: unknown },
  };
}

export type Tab = ReturnType<typeof openTab>;

function ownValue(name: string, typing: Typing, now: unknown): unknown {
  if (name === 'reports')
    return (now as readonly KanaReport[]).map((report) => ({ ...report, isChecked: typing.chosen(report) }));
  if (name === 'agreed') return true;
  if (name === 'informantAddress') return typing.address;
  return typing[name as 'email' | 'phone' | 'reason' | 'detail'];
}

function repeatedValue(name: string, { readingOf, standingOf, addressOf }: Typing, key: string): string {
  if (name === 'furigana') return readingOf(key);
  return name === 'address' ? addressOf(key) : standingOf(key);
}
