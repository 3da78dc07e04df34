import type { BlockComponent, RenderRegistry, WidgetComponent } from '../../src/draw/registry.ts';
import type { BlockKind } from '../../src/model/vocabulary.ts';

const blockKinds = import.meta.glob<{ readonly blockKind: BlockKind }>('../../src/blocks/*/block.ts', { eager: true });
const blocks = import.meta.glob<{ readonly default: BlockComponent }>('../../src/blocks/*/component.tsx');
const components = import.meta.glob<{ readonly default: WidgetComponent }>('../../src/widgets/*/component.tsx');

/** Every widget and late block of the source tree, as `build/lazy.ts` would list them. */
export const registry: RenderRegistry = {
  widgets: Object.fromEntries(Object.entries(components).map(([path, load]) => [path.split('/').at(-2) ?? '', load])),
  blocks: Object.fromEntries(
    Object.entries(blocks)
      .filter(([path]) => blockKinds[path.replace('component.tsx', 'block.ts')]?.blockKind.late === true)
      .map(([path, load]) => [path.split('/').at(-2) ?? '', load]),
  ),
};
