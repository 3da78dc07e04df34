import type { Service } from '../../../src/model/service.ts';
import type { Way } from '../ways/ways.ts';
import { plainText } from '../words/plain-text.ts';
import { Drawing } from './drawing.ts';
import { gatherEverywhere } from './everywhere.ts';
import type { Picture } from './picture.ts';
import type { PictureInput } from './picture-input.ts';

/** From this many source screens on, arrows to a screen beside the flow become marks with its name. */
const HUB = 4;

/** Decides what a service's map shows: every screen; whatever belongs to a single screen is gathered beside it. */
export function makePicture(service: Service, input: PictureInput): Picture {
  const { project, ways, words } = input;
  const screens = project.screens.filter((screen) => screen.service === service.name);
  const own = ways.ways.filter(({ from }) => from.service === service.name);
  const { everywhere, ways: said } = gatherEverywhere(own, ways, screens.length, words);
  const left = withoutRepeats(own.filter((way) => !said.has(way) && way.to.kind !== 'stay'));
  const isDrawn = new Set(left);
  const into = (id: string) => ways.into(id).filter((way) => isDrawn.has(way) || way.from.kind !== 'dialog');
  const drawing = new Drawing(service, { ...input, ways: { ...ways, into } }, hubsOf(left));
  for (const screen of screens) drawing.addScreen(screen.name, left);
  drawing.addWays(left);
  const frames = service.flows
    .filter((flow) => flow.screens.length > 1)
    .map(({ name, screens: inOrder }) => ({
      name,
      title: `画面の並び「${name}」`,
      places: inOrder.map((screen) => `screen:${screen}`),
    }));
  return {
    service: service.name,
    title: plainText(service.title),
    frames,
    places: drawing.places(),
    arrows: drawing.arrows(),
    everywhere,
  };
}

/** What goes wrong at a button of a dialog is not drawn again where it leads as it does from the dialog's screen. */
function withoutRepeats(ways: readonly Way[]): readonly Way[] {
  const name = ({ from, kind, to }: Way) => `${from.screen} ${kind} ${to.id}`;
  const ofScreens = new Set(ways.filter(({ from }) => from.kind === 'screen').map(name));
  const isRepeated = (way: Way) =>
    way.from.kind === 'dialog' && (way.kind === 'error' || way.kind === 'timeout') && ofScreens.has(name(way));
  return ways.filter((way) => !isRepeated(way));
}

/** Screens that many others lead to outside the flow: the first screen, the error screen. */
function hubsOf(ways: readonly Way[]): ReadonlySet<string> {
  const sources = new Map<string, Set<string>>();
  for (const { kind, from, to } of ways) {
    if (
      to.kind !== 'screen' ||
      kind === 'forward' ||
      kind === 'change' ||
      kind === 'changed' ||
      kind === 'due' ||
      kind === 'done' ||
      kind === 'unanswered' ||
      from.screen === to.screen
    )
      continue;
    if (kind === 'back' && from.kind === 'screen') continue;
    sources.set(to.id, (sources.get(to.id) ?? new Set()).add(from.screen));
  }
  return new Set([...sources].filter(([, screens]) => screens.size >= HUB).map(([id]) => id));
}
