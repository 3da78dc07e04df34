import { act, cleanup, render } from '@testing-library/react';
import { afterEach } from 'vitest';
import { prepareScreen } from '../../src/render/prepare-screen.ts';
import { RegistryContext, type RenderRegistry, type WidgetComponent } from '../../src/render/registry.ts';
import { ScreenView } from '../../src/render/screen-view.tsx';
import type { ScreenRuntime } from '../../src/runtime/contract/screen.ts';

const components = import.meta.glob<{ readonly default: WidgetComponent }>('../../src/widgets/*/component.tsx');

/** Every widget of the source tree, as `build/lazy.ts` would list them. */
export const registry: RenderRegistry = {
  widgets: Object.fromEntries(Object.entries(components).map(([path, load]) => [path.split('/').at(-2) ?? '', load])),
};

export const portal = { address: (name: string) => `https://portal.example/${name}` };

afterEach(cleanup);

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
