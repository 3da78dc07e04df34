import { namesOfLead } from '../../../src/load/names/pressable-names.ts';
import type { Scope } from '../../../src/model/expression.ts';
import type { Destination } from '../../../src/runtime/contract/screen.ts';
import type { Instead } from '../../../src/stories/driver.ts';
import type { Tab } from '../../runtime/browser.ts';
import { inputsOf } from './inputs.ts';
import { readable, type ShownLead } from './readable.ts';
import { notReady, thrownIn } from './thrown.ts';

/** Presses what is called that, if it is shown and not locked. */
export function press(tab: Tab, target: string, at: number | null): Instead {
  const { screen } = tab;
  const { phase, working } = screen.view.getState();
  if (phase !== 'ready') return notReady(tab);
  if (tab.dialog !== null) return `ダイアログ「${tab.dialog.title}」が開いています${thrownIn(tab)}`;
  if (working !== null) return `「${working.action}」の途中です`;
  const found = called(tab, target);
  const one = found[(at ?? 1) - 1];
  if (one === undefined) return `「${target}」が出ていません`;
  if (at === null && found.length > 1 && new Set(found.map(keyOf)).size > 1)
    return `「${target}」が ${found.length} つあります（at で何番目かを書きます）`;
  if (one.lead.action !== null && screen.locked.getState().includes(one.lead.action))
    return `「${target}」は、いま押せません`;
  follow(tab, one);
  return null;
}

/** null = the screen cannot be seen yet, or a dialog is before it. */
export function offers(tab: Tab, target: string): boolean | null {
  return tab.screen.view.getState().phase === 'ready' && tab.dialog === null ? called(tab, target).length > 0 : null;
}

/** What is shown and called that, in reading order. */
export function called(tab: Tab, target: string): readonly ShownLead[] {
  return shownLeads(tab).filter(({ lead, label }) => label === target || namesOfLead(lead).includes(target));
}

/** Two links to the same place are one to whoever presses. */
const keyOf = ({ lead, more }: ShownLead) => JSON.stringify([namesOfLead(lead), lead.with, more]);

/** Everything that can be pressed on the screen, in reading order. */
export function shownLeads(tab: Tab): readonly ShownLead[] {
  const { screen } = tab;
  const { leads } = readable(screen.screen.view, screen);
  const { cancel } = screen.service.layout;
  if (cancel === null || cancel.except.includes(screen.screen.name)) return leads;
  const lead = { action: 'cancel', dialog: null, address: null, place: null, change: null };
  return [...leads, { lead: { ...frameLead, ...lead }, label: screen.text(cancel.label), more: {} }];
}

const frameLead = { label: '', isInner: false, with: {}, current: undefined, at: undefined };

function follow({ screen, portal, host }: Tab, { lead, more }: ShownLead): void {
  const { item } = more as { readonly item?: unknown };
  if (lead.action !== null) void screen.act(lead.action, 0, item);
  else if (lead.dialog !== null) void screen.openDialog(lead.dialog, item);
  else if (lead.change !== null) screen.change(lead.change, item);
  else if (lead.address !== null) host.leave(portal.address(lead.address));
  else if (lead.place !== null) goTo(screen.destination(lead.place, screen.value(lead.with as never, more) as Scope));

  function goTo({ href, inApp }: Destination): void {
    if (inApp === null) host.leave(href);
    else screen.follow(inApp);
  }
}

/** Everything that can be read on the screen, without what stands around it. */
export function wordsOn(tab: Tab): readonly string[] {
  const { screen } = tab;
  const { view } = screen.screen;
  const { errors, reason } = screen.view.getState();
  const groups = screen.screen.groups.flatMap(({ legend, above, name }) =>
    screen
      .items(name)
      .flatMap(({ item }) => [
        screen.text(legend, { item }),
        ...readable(above, { ...evaluatorWith(screen, { item }) }).words,
      ]),
  );
  const inputs = inputsOf(screen).flatMap(({ label, words }) => [label, ...words]);
  const messages = errors.map(({ message }) => message);
  return [screen.text(screen.screen.title), reason, ...messages, ...readable(view, screen).words, ...inputs, ...groups];
}

type Evaluating = Parameters<typeof readable>[1];

export function evaluatorWith(evaluator: Evaluating, around: Scope): Evaluating {
  return {
    evaluate: (expression, more) => evaluator.evaluate(expression, { ...around, ...more }),
    value: (value, more) => evaluator.value(value, { ...around, ...more }),
    text: (text, more) => evaluator.text(text, { ...around, ...more }),
  };
}
