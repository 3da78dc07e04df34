import { act, render } from '@testing-library/react';
import { RegistryContext, type RenderRegistry } from '../../src/draw/registry.ts';
import { prepareScreen } from '../../src/render/prepare-screen.ts';
import { ScreenView } from '../../src/render/screen-view.tsx';
import type { ScreenRuntime } from '../../src/runtime/contract/screen.ts';
import { registry } from './registry.ts';

export const portal = { address: (name: string) => `https://portal.example/${name}` };

/** Draws a screen the way the app does: prepared first, then shown in one go. */
export async function draw(runtime: ScreenRuntime, widgets: RenderRegistry = registry) {
  await prepareScreen(widgets, runtime.screen);
  return await act(async () =>
    render(
      <RegistryContext value={widgets}>
        <main id="main">
          <ScreenView portal={portal} runtime={runtime} stopPage={<h1>止まりました</h1>} />
        </main>
      </RegistryContext>,
    ),
  );
}
