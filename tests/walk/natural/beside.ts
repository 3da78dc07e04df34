import type { Tab } from '../../runtime/browser.ts';
import { noteTry } from './ledger.ts';
import { type Move, movesAt } from './moves.ts';
import { openingsOf } from './openings.ts';
import { type Field, type Witness, witness } from './witness.ts';

/** No more moves than these are made one after the other apart from a story. */
const mostMoves = 3;

/**
 * Where a story stands, tries whatever edges are still due, each in a browser of its own that begins with what the story's keeps. What it does at the portal is undone.
 */
export async function tryBeside(field: Field, story: Witness): Promise<void> {
  const { ground, ledger } = field;
  const { service } = story.tab().screen;
  await tryAll(field, story, [], movesAt(ground, ledger, story.tab()));
  await tryAll(field, story, [], openingsOf(ground, ledger, service.name));
}

async function tryAll(field: Field, story: Witness, way: readonly Move[], next: readonly Move[]): Promise<void> {
  const { ledger, portal } = field;
  for (const move of next) {
    const aims = move.aims.filter(({ id }) => !ledger.taken.has(id));
    if (aims.length === 0) continue;
    for (const { id } of aims) noteTry(ledger, id);
    const longer = [...way, move];
    const after = await portal.undone(() => made(field, story, longer));
    if (longer.length < mostMoves) await tryAll(field, story, longer, after);
  }
}

/** Makes the moves one after the other. Returns what could be done then. */
async function made(field: Field, story: Witness, way: readonly Move[]): Promise<readonly Move[]> {
  const own = witness(field, story, async () => {});
  return own.within(async () => {
    const { driver } = own;
    try {
      if (way[0]?.isOpening !== true) {
        await driver.reload();
        await own.settled();
        if (!isReady(own.tab()) || own.tab().at !== story.tab().at) return [];
        typeLike(story.tab(), own.tab());
      }
      for (const { faults, do: act } of way) {
        own.fail(faults);
        if ((await act(own)) !== null) return [];
        await own.settled();
        await own.giveUp();
        for (let round = 0; round < 30 && isWorking(own.tab()); round += 1) await driver.pause();
      }
      own.note();
      const isNew = way.every(({ faults }) => faults.length === 0) && !isTold(field, story.tab(), own.tab());
      // A page that is left goes on for a moment; nobody presses anything there any more.
      if (own.tab().left.length > 0) return [];
      return own.tab().dialog !== null || isNew ? movesAt(field.ground, field.ledger, own.tab()) : [];
    } catch (error) {
      field.ledger.broken.add(`${story.tab().at} ${way.map(({ name }) => name).join(' → ')}: ${String(error)}`);
      return [];
    } finally {
      await driver.close();
      await own.settled();
    }
  });
}

export const isReady = (tab: Tab) =>
  tab.at !== '' && tab.left.length === 0 && tab.dialog === null && tab.screen.view.getState().phase === 'ready';

/** A place where a story stands itself, now or at another time. */
const isTold = ({ told }: Field, tab: Tab, { at, apps }: Tab) =>
  at === '' || (apps.length === tab.apps.length && told.has(at));

const isWorking = (tab: Tab) => tab.at !== '' && tab.dialog === null && tab.screen.view.getState().working !== null;

/** What was typed there and is kept for no reload is typed here, too. */
function typeLike(tab: Tab, beside: Tab): void {
  const { form } = beside.screen.view.getState();
  for (const [name, value] of Object.entries(tab.screen.view.getState().form))
    if (form[name] !== value) beside.screen.recordInput(name, value);
}
