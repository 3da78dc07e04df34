import { playStory } from '../../../src/stories/play-story.ts';
import { kinds, loadStories } from '../../stories/all-stories.ts';
import type { Ground } from '../ground.ts';
import { isReady, tryBeside } from './beside.ts';
import { emptyLedger, type Ledger } from './ledger.ts';
import { openNaturalPortal } from './portal.ts';
import { witness } from './witness.ts';

/** Plays every story, or those of some services, before the real portal and notes what is taken. `isTrying`: tries more where they stand. `stopped`: stories that went otherwise than written. */
export async function playAll(
  ground: Ground,
  isTrying: boolean,
  isPlayed: (service: string) => boolean = () => true,
): Promise<{ readonly ledger: Ledger; readonly stopped: readonly string[] }> {
  const { stories } = loadStories();
  const portal = await openNaturalPortal();
  const ledger = emptyLedger();
  const told = new Set(stories.flatMap(({ steps }) => steps.map(({ options: { screen } }) => String(screen))));
  const field = { ground, portal, ledger, told };
  const stopped: string[] = [];
  for (const story of stories.filter(({ service }) => isPlayed(service))) {
    /** Places of this story that were tried. */
    const tried = new Set<string>();
    const own = witness(field, null, async (at, target) => {
      await at.settled();
      const place = `${at.tab().at} ${target}`;
      if (!isTrying || tried.has(place) || !isReady(at.tab())) return;
      tried.add(place);
      await tryBeside(field, at);
    });
    await portal.undone(() =>
      own.within(async () => {
        const why = await playStory(story, ground.project, own.driver, kinds);
        if (why !== null) stopped.push(`${story.name}: ${why.told}: ${why.instead}`);
        await own.settled();
        own.note();
        if (isTrying && isReady(own.tab())) await tryBeside(field, own);
        await own.driver.close();
        await own.settled();
      }),
    );
  }
  await portal.close();
  return { ledger, stopped };
}
