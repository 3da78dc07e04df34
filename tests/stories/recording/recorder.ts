import { pressableNames } from '../../../src/load/names/pressable-names.ts';
import { wordsOf } from '../../../src/load/names/worded.ts';
import type { Project } from '../../../src/model/project.ts';
import type { Screen } from '../../../src/model/screen.ts';
import type { Vocabulary } from '../../../src/model/vocabulary.ts';
import { dialogsAt, screenAtAddress } from '../browser/screen-at.ts';
import { filledIn } from './step-of-fill.ts';
import type { Told } from './told.ts';

/** A step as it is written. */
export type WrittenStep = { readonly [kind: string]: unknown };

/** Name of the address of the catalogue; null = it is none. */
export type NameOfAddress = (href: string) => string | null;

const appPath = /^\/sandbox\/(?:app|phone)\//u;

/** The steps of a story, from what somebody did: names instead of words wherever the descriptors have them. */
export function stepsOf(
  told: readonly Told[],
  project: Project,
  vocabulary: Vocabulary,
  nameOfAddress: NameOfAddress,
): readonly WrittenStep[] {
  const steps: WrittenStep[] = [];
  const at = { screen: '', dialog: '' };
  /** Says where one is, once, before something is done there. */
  const arrive = (name: string, href: string) => {
    if (name === at.screen) return;
    steps.push(steps.length === 0 || at.screen === LEFT ? opening(project, name, href) : { screen: name });
    Object.assign(at, { screen: name, dialog: '' });
  };
  const leave = (href: string) => {
    const name = nameOfAddress(href);
    if (name === null || at.screen === LEFT || steps.length === 0) return;
    steps.push({ left: name });
    at.screen = LEFT;
  };
  for (const [nth, one] of told.entries()) {
    const { pathname } = new URL(one.href);
    const screen = screenAtAddress(project, one.href)?.screen;
    if (one.kind === 'submit') {
      const step = stepOfForm(pathname, one.form);
      if (step !== null) steps.push(step);
    } else if (screen === undefined) {
      if (!appPath.test(pathname) && told[nth + 1]?.kind !== 'submit') leave(one.href);
    } else if (one.kind === 'fill') {
      arrive(screen.name, one.href);
      fill(steps, screen, one);
    } else if (one.kind === 'press') {
      arrive(screen.name, one.href);
      if (one.dialog === null) steps.push(stepOfPress(project, vocabulary, screen, one));
      else steps.push(...stepsOfAnswer(project, screen, one.text, one.dialog));
    } else if (one.kind === 'arrive') {
      // Only what is still there when something is done, or at the end, was not on the way to somewhere else.
      if (nth === told.length - 1) arrive(screen.name, one.href);
    } else {
      if (steps.length > 0) steps.push({ [one.kind]: true });
      if (one.kind === 'back') arrive(screen.name, one.href);
    }
  }
  return steps;
}

const LEFT = ' left';

/** With what the address says: of the query, what the screen declares. */
function opening(project: Project, name: string, href: string): WrittenStep {
  const found = screenAtAddress(project, href);
  const query = new URL(href).searchParams;
  const declared = (found?.screen.url ?? []).filter((one) => query.has(one.name));
  const values = { ...found?.path, ...Object.fromEntries(declared.map((one) => [one.name, query.get(one.name)])) };
  return Object.keys(values).length === 0 ? { open: name } : { open: name, with: values };
}

/** What is filled in one after the other is one step; what is filled in again counts. */
function fill(steps: WrittenStep[], screen: Screen, told: Extract<Told, { kind: 'fill' }>): void {
  const { field, value, at } = filledIn(screen, told);
  const last = steps.at(-1);
  const before = last?.fill as { readonly [field: string]: unknown } | undefined;
  const isSame = before !== undefined && (last?.at ?? null) === at;
  const step = { fill: { ...(isSame ? before : {}), [field]: value }, ...(at === null ? {} : { at }) };
  if (isSame) steps.splice(-1, 1, step);
  else steps.push(step);
}

function stepOfPress(
  { services }: Project,
  vocabulary: Vocabulary,
  screen: Screen,
  { text, at }: Extract<Told, { kind: 'press' }>,
): WrittenStep {
  const service = services.find(({ name }) => name === screen.service);
  const worded = pressableNames(screen, service, vocabulary).filter(
    ({ label, isChange }) => !isComputed(label) && (isChange ? startsLike(label, text) : wordsOf(label).test(text)),
  );
  const [name] = worded.flatMap(({ names }) => names);
  return { press: name ?? text, ...(at === null ? {} : { at }) };
}

const isComputed = (label: unknown) => wordsOf(label).test('\u0000');
const startsLike = (label: unknown, text: string) =>
  new RegExp(wordsOf(label).source.replace(/\$$/u, ''), 'su').test(text);

function stepsOfAnswer(project: Project, screen: Screen, text: string, title: string): readonly WrittenStep[] {
  const dialog = dialogsAt(project, screen).find(
    (one) => wordsOf(one.title).test(title) && one.buttons.some(({ label }) => wordsOf(label).test(text)),
  );
  const button = dialog?.buttons.find(({ label }) => wordsOf(label).test(text));
  return dialog === undefined ? [{ answer: text }] : [{ dialog: dialog.name }, { answer: button?.id ?? text }];
}

/** Answers to the stand-ins for card apps, phones, sites and logins. */
function stepOfForm(
  pathname: string,
  { card = 'own', act = '', answer }: { readonly [name: string]: string },
): WrittenStep | null {
  if (appPath.test(pathname)) {
    if (act === 'cancel' || act === 'stop') return { card: 'stop' };
    return { card: act === 'fail' ? 'fail' : card };
  }
  if (answer !== undefined) return { site: answer };
  return pathname.includes('/login') ? { login: true } : null;
}
