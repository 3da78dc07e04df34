import type { RenderRegistry } from '../draw/registry.ts';
import { prepareScreen } from '../render/prepare-screen.ts';
import type { PortalRuntime } from '../runtime/contract/portal.ts';
import type { ScreenRuntime } from '../runtime/contract/screen.ts';

type Found = Extract<ReturnType<PortalRuntime['match']>, { readonly screen: string }>;

export interface OpenedScreen {
  readonly opened: ScreenRuntime;
  readonly started: Promise<void>;
}

/** Opens and starts the screen that was found at an address, and loads what it is drawn with. `isOver`: nobody wants to see it any more. */
export async function openScreen(
  portal: PortalRuntime,
  registry: RenderRegistry,
  { screen, route, path }: Found,
  isSeen: boolean,
  isOver: () => boolean = () => false,
): Promise<OpenedScreen> {
  const opened = await portal.openScreen(screen, route, path, isSeen);
  if (isOver()) return { opened, started: Promise.resolve() };
  portal.handleNavigation(plainTitle(opened));
  const started = opened.start();
  await prepareScreen(registry, opened.screen);
  return { opened, started };
}

/** The title before the screen's data are loaded; one that depends on data is recorded by the screen's name. */
function plainTitle({ screen }: ScreenRuntime): string {
  return typeof screen.title === 'string' ? screen.title : screen.name;
}
