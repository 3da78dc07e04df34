import type { Place } from '../../model/place.ts';
import type { Handlers } from '../../model/step.ts';
import { listsAround } from '../parts/claims.ts';
import { type Path, withPassed } from './path.ts';
import { arrive, type Site, stay } from './site.ts';

export interface Opening {
  readonly dialog: string;
  readonly handlers: Handlers;
  readonly at: Place | undefined;
}

/** The dialogs in which the catalogue says what was found out about an act (`outcome-done`, `outcome-other` …). */
export function openingsFor({ collector }: Site, code: string): readonly Opening[] {
  const row = collector.catalog?.errors.first.find(({ codes }) => codes.includes(code));
  return (row?.do ?? []).flatMap(({ kind, options, at }) =>
    kind === 'dialog' ? [{ dialog: String(options.dialog), handlers: options.then as Handlers, at }] : [],
  );
}

/** A dialog is its own node: each button continues from there with its own steps, then with those after the dialog unless its own end the action. */
export function followDialog(site: Site, { dialog: name, handlers, at }: Opening, path: Path): readonly Path[] {
  const { collector, screen, service } = site;
  const { id, dialog } = collector.dialogNode(name, at, screen, service);
  arrive(site, path, id, 'step', at);
  collector.noteTold(site, path, dialog?.title, at, 'whole');
  collector.noteTold(site, path, dialog?.view, at, 'part', listsAround(dialog?.view ?? [], collector.vocabulary));
  collector.noteTold(site, path, dialog?.buttons, at, 'part');
  return (dialog?.buttons ?? []).flatMap((button) => {
    const pressed: Path = {
      ...path,
      from: id,
      trigger: `button:${button.id}`,
      label: collector.words(button.label),
      via: 'step',
      conditions: [],
      codes: [],
      call: null,
      answered: [],
    };
    const shown = withPassed(pressed, button.shownWhen, true);
    const next = Object.hasOwn(handlers, button.id) ? handlers[button.id] : undefined;
    if (next !== undefined) return site.follow(site, next, [shown]);
    stay(site, [shown], at);
    return [];
  });
}
