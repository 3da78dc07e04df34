import type { Dialog } from '../../model/dialog.ts';
import type { Field } from '../../model/field.ts';
import type { Problem } from '../../model/problem.ts';
import { beginningOf } from '../gather/begin-stories.ts';
import type { ScreenFile } from '../gather/load-services.ts';
import type { StoryFile } from '../gather/story-file.ts';
import { type Reference, tell } from '../walk/context.ts';
import type { CheckSources, NamesInReach } from './names.ts';
import { pressableNames } from './pressable-names.ts';
import { checkChoices } from './story-choices.ts';
import { unknown } from './unknown-name.ts';
import { wordsOf } from './worded.ts';

/** What a story may call something: by names, or by words. */
interface Known {
  readonly names: readonly string[];
  readonly words: readonly unknown[];
}

/** Checks the names of a story. Those of inputs, buttons and dialogs are the ones of the screen that `screen` or `open` named last. */
export function checkStory(entry: StoryFile, shared: NamesInReach, sources: CheckSources): void {
  const { story, walk } = entry;
  const own = sources.stories.filter((one) => one.story.service === story.service);
  const names = new Set(own.map((one) => one.story.name.slice(story.service.length + 1)));
  const service = sources.loaded.services.find((entry) => entry.service.name === story.service)?.service;
  // A service that cannot be read has a Problem of its own.
  const launch = service === undefined ? null : new Set(Object.keys(service.launch?.parameters ?? {}));
  const first = beginningOf(entry, new Map(own.map((one) => [one.story.name, one])));
  let screen: OnScreen = first === null ? (story.begins === null ? null : 'unread') : endOf(first, sources);
  let dialog: string | null = null;
  for (const reference of walk.references) {
    const { what, name, at } = reference;
    if (name === '') continue;
    if (what === 'screen' || what === 'opened') {
      if (name.startsWith('/')) continue;
      walk.problems.push(...among(reference, shared.of('screen')));
      screen = screenCalled(name, sources) ?? 'unread';
      dialog = null;
    } else if (what === 'story') walk.problems.push(...among(reference, names));
    else if (what === 'launch') walk.problems.push(...among(reference, launch));
    else if (!ON_SCREEN.has(what)) walk.problems.push(...among(reference, shared.of(what)));
    else if (screen === null)
      tell(walk, 'story/no-screen', at, '先に「screen: 画面の名前」で、どの画面のことかを書いてください。');
    else if (screen === 'unread' || screen.walk.problems.length > 0) continue;
    else {
      if (what === 'answered' && dialog === null) {
        tell(
          walk,
          'story/no-dialog',
          at,
          '先に「dialog: ダイアログの名前」で、どのダイアログのことかを書いてください。',
        );
        continue;
      }
      walk.problems.push(...problemsOn(reference, screen, dialog, sources));
      if (what === 'shownDialog') dialog = name;
    }
  }
}

type OnScreen = ScreenFile | null | 'unread';

export function screenCalled(name: string, { loaded }: CheckSources): ScreenFile | undefined {
  return loaded.screens.find((one) => one.screen.routes.some((route) => route.name === name));
}

/** The screen on which the story before this one ends, as far as it says so itself. */
function endOf({ walk }: StoryFile, sources: CheckSources): OnScreen {
  const named = walk.references.filter(({ what, name }) => ON_SCREENS.has(what) && !name.startsWith('/'));
  const last = named.at(-1);
  return last === undefined ? 'unread' : (screenCalled(last.name, sources) ?? 'unread');
}

const ON_SCREENS: ReadonlySet<string> = new Set(['screen', 'opened']);

/** Names that depend on the screen. */
const ON_SCREEN: ReadonlySet<string> = new Set(['pressed', 'shownField', 'shownDialog', 'answered']);

function among({ what, name, at }: Reference, known: ReadonlySet<string> | null): readonly Problem[] {
  return known === null || known.has(name) ? [] : [unknown(what, name, at, [...known])];
}

function problemsOn(
  reference: Reference,
  { screen }: ScreenFile,
  dialog: string | null,
  { loaded, catalog, vocabulary }: CheckSources,
): readonly Problem[] {
  const { what, name, at } = reference;
  const fields = [...screen.fields, ...screen.groups.flatMap((group) => group.fields)];
  const service = loaded.services.find((entry) => entry.service.name === screen.service)?.service;
  const dialogs = [...screen.dialogs, ...(service?.dialogs ?? []), ...catalog.shared.dialogs];
  const known = ((): Known | null => {
    if (what === 'pressed') {
      const all = pressableNames(screen, service, vocabulary);
      return { names: all.flatMap(({ names }) => names), words: all.map(({ label }) => label) };
    }
    if (what === 'shownDialog') return { names: dialogs.map((one) => one.name), words: [] };
    if (what === 'answered') return buttonsOf(dialogs.find((one) => one.name === dialog));
    // Inputs that come as data are known when the story is played.
    if (fields.some(({ dataForm }) => dataForm !== undefined)) return null;
    return { names: fields.map((field) => field.name), words: fields.map(({ label }) => label) };
  })();
  if (known === null) return checkChoices(reference, called(name, fields));
  const isKnown = known.names.includes(name) || known.words.some((words) => wordsOf(words).test(name));
  if (isKnown) return what === 'shownField' ? checkChoices(reference, called(name, fields)) : [];
  const where = what === 'answered' && dialog !== null ? { dialog } : { screen: screen.name };
  const plain = known.words.filter((words): words is string => typeof words === 'string');
  return [unknown(what, name, at, [...new Set([...known.names, ...plain])], where)];
}

function called(name: string, fields: readonly Field[]): readonly Field[] {
  const named = fields.filter((field) => field.name === name);
  return named.length > 0 ? named : fields.filter(({ label }) => wordsOf(label).test(name));
}

/** null = there is no such dialog, which has a Problem of its own. */
function buttonsOf(dialog: Dialog | undefined): Known | null {
  if (dialog === undefined) return null;
  return { names: dialog.buttons.map(({ id }) => id), words: dialog.buttons.map(({ label }) => label) };
}
