import { expect, it } from 'vitest';
import { firstPart } from '../../src/app/drawn/first-part.ts';
import type { Catalog } from '../../src/model/catalog.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import type { ShippedScreen } from '../../src/model/shipped-screen.ts';
import type { ShippedService } from '../../src/model/shipped-service.ts';
import { loadStories } from '../stories/all-stories.ts';
import { overMadeAnswers } from '../stories/made/over-made-answers.ts';
import { dueOf } from '../turn.ts';
import { type Moment, momentsOf, unprepared } from './moments.ts';
import { pageOf, type Seen } from './page-of.ts';
import { published } from './published.ts';

const { project, stories } = loadStories();

/** Of each screen, so many moments of different stories. */
const mostOfScreen = 2;

/** Opens each page twice: what `first-part.ts` leaves out, and drawing or the first press reads, makes a difference. */
async function comparing(moments: readonly Moment[]) {
  const different: string[] = [];
  let pressed = 0;
  for (const moment of moments) {
    const screen = published<ShippedScreen>(`screens/${moment.screen}`);
    const whole = {
      manifest: published<Manifest>('manifest'),
      catalog: published<Catalog>('catalog.ja'),
      service: published<ShippedService>(`services/${screen.service}`),
    };
    const asPublished = await pageOf(moment, { ...whole, reads: () => true });
    const asBrought = await pageOf(moment, firstPart(screen, whole));
    if (asPublished.pressed !== null) pressed += 1;
    for (const told of differences(asBrought, asPublished)) different.push(`${moment.where}: ${told}`);
  }
  return { different, pressed };
}

/** Each member of which something else is seen, from there on where it begins. */
function differences(one: Seen, other: Seen): readonly string[] {
  return (['drawn', 'pressed'] as const).flatMap((when) => {
    const names = Object.keys({ ...one[when], ...other[when] }).concat('');
    return names.flatMap((name) => {
      const [here, there] = [one, other].map((seen) =>
        JSON.stringify(name === '' ? seen[when] === null : (seen[when]?.[name] ?? null)),
      ) as [string, string];
      const from = Math.max(
        0,
        [...here].findIndex((letter, at) => letter !== there[at]),
      );
      return here === there
        ? []
        : [`${when} ${name}: ${here.slice(from, from + 80)} for ${there.slice(from, from + 80)}`];
    });
  });
}

it('whatever screen of a story is loaded anew: with what its page brings it is drawn, and its first press answered, as with all that is published', async () => {
  const open = overMadeAnswers(project);
  const all = (await Promise.all(dueOf(stories).map((story) => momentsOf(story, project, open)))).flat();
  const moments = all.filter(
    ({ screen }, nth) => all.slice(0, nth).filter((other) => other.screen === screen).length < mostOfScreen,
  );
  const { different, pressed } = await comparing(moments);
  expect(different).toEqual([]);
  expect(pressed).toBeGreaterThan(40);
}, 300_000);

it('so it is with every screen that is opened at its address', async () => {
  const { different, pressed } = await comparing(unprepared(project));
  expect(different).toEqual([]);
  expect(pressed).toBeGreaterThan(40);
}, 300_000);
