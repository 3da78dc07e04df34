import { type ComponentType, createContext, useContext } from 'react';
import type { LazyParts } from '../runtime/contract/portal.ts';
import type { BlockWidgetComponent, FieldWidgetComponent } from '../runtime/contract/widget-props.ts';
import type { BlockProps } from './block-props.ts';
import { type Preloadable, preloadable } from './preloadable.ts';

export type WidgetComponent = FieldWidgetComponent | BlockWidgetComponent;

/** Which block the component draws is said by the kind it is found by. */
export type BlockComponent = ComponentType<BlockProps<never>>;

/** The lazy parts of `build/lazy.ts`, or components handed over directly by tests. */
export type RenderRegistry = Pick<LazyParts<WidgetComponent, BlockComponent>, 'widgets' | 'blocks'>;

export const RegistryContext = createContext<RenderRegistry>({ widgets: {}, blocks: {} });

type Component = WidgetComponent | BlockComponent;
type Loaded = Preloadable<{ readonly default: Component }>;

const loaded = new WeakMap<RenderRegistry, Map<string, Loaded>>();

/** What draws the widget of that name, or the blocks of that kind. An unknown name is a bug: the checker refuses descriptors that use one. */
export function partOf(registry: RenderRegistry, name: string): Loaded {
  const known = loaded.get(registry) ?? new Map();
  loaded.set(registry, known);
  const part = known.get(name);
  if (part) return part;
  const fetch = registry.widgets[name] ?? registry.blocks[name];
  if (!fetch) throw new Error(`No widget is named "${name}".`);
  const added = preloadable(() => withDrawn(registry, fetch()));
  known.set(name, added);
  return added;
}

interface PartModule {
  readonly default: Component;
  /** Names of the widgets it draws inside. */
  readonly draws?: readonly string[];
}

/** A widget comes with those it says it draws inside. */
async function withDrawn(registry: RenderRegistry, loading: Promise<PartModule>): Promise<PartModule> {
  const module = await loading;
  await Promise.all((module.draws ?? []).map((name) => partOf(registry, name).load()));
  return module;
}

function usePart(name: string): Component {
  return partOf(useContext(RegistryContext), name).use().default;
}

export function useFieldWidget(name: string): FieldWidgetComponent {
  return usePart(name) as FieldWidgetComponent;
}

export function useBlockWidget(name: string): BlockWidgetComponent {
  return usePart(name) as BlockWidgetComponent;
}

export function useLateBlock(kind: string): ComponentType<BlockProps> {
  return usePart(kind) as ComponentType<BlockProps>;
}
