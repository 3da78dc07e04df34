import { playStory } from '../../../src/stories/play-story.ts';
import { kinds, loadStories } from '../../stories/all-stories.ts';
import { openRealPortal } from '../../stories/real-portal.ts';
import type { Ground } from '../ground.ts';
import { emptyLedger, type Ledger } from './ledger.ts';
import { witness } from './witness.ts';

/** Plays every story, or those of some services, before the real portal and notes what is taken. `isTrying`: see `witness`. `stopped`: stories that went otherwise than written. */
export async function playAll(
  ground: Ground,
  isTrying: boolean,
  isPlayed: (service: string) => boolean = () => true,
): Promise<{ readonly ledger: Ledger; readonly stopped: readonly string[] }> {
  const { stories } = loadStories();
  const portal = await openRealPortal();
  const ledger = emptyLedger();
  const stopped: string[] = [];
  for (const story of stories.filter(({ service }) => isPlayed(service))) {
    const { driver, end } = witness(ground, portal.origin, ledger, isTrying);
    const why = await playStory(story, ground.project, driver, kinds);
    if (why !== null) stopped.push(`${story.name}: ${why.told}: ${why.instead}`);
    await end();
  }
  await portal.close();
  return { ledger, stopped };
}
