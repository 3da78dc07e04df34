import { wordsOf } from '../../../src/load/names/worded.ts';
import type { Dialog } from '../../../src/model/dialog.ts';
import type { Project } from '../../../src/model/project.ts';
import { dialogsAt, screenAtAddress } from './screen-at.ts';
import type { BrowserTab } from './tab.ts';

/** Title of the topmost dialog; null = none is open. */
export async function titleOfDialog(tab: BrowserTab): Promise<string | null> {
  const [title] = await tab.texts('dialog', 'h1, h2, h3, h4, h5, h6');
  return title ?? null;
}

/** Of the dialogs that could be open, those that are called like the one that is. */
export async function openDialogs(project: Project, tab: BrowserTab): Promise<readonly Dialog[]> {
  const title = await titleOfDialog(tab);
  const at = screenAtAddress(project, await tab.url());
  const known = at === null ? (project.catalogs[0]?.dialogs ?? []) : dialogsAt(project, at.screen);
  return title === null ? [] : known.filter((dialog) => wordsOf(dialog.title).test(title));
}
