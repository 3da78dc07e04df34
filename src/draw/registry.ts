import { type ComponentType, createContext, useContext } from 'react';
import type { LazyParts } from '../runtime/contract/portal.ts';
import type { BlockWidgetComponent, FieldWidgetComponent } from '../runtime/contract/widget-props.ts';
import type { BlockProps } from './block-props.ts';
import { type Preloadable, preloadable } from './preloadable.ts';

export type WidgetComponent = FieldWidgetComponent | BlockWidgetComponent;

/** The kind it is registered under determines the block type it takes. */
export type BlockComponent = ComponentType<BlockProps<never>>;

/** The lazy parts of `build/lazy.ts`, or components passed in directly by tests. */
export type RenderRegistry = Pick<LazyParts<WidgetComponent, BlockComponent>, 'widgets' | 'blocks'>;

export const RegistryContext = createContext<RenderRegistry>({ widgets: {}, blocks: {} });

type Component = WidgetComponent | BlockComponent;
type Loaded = Preloadable<{ readonly default: Component }>;

const loaded = new WeakMap<RenderRegistry, Map<string, Loaded>>();

/**
 * The component of the widget of that name, or of that kind of block. Throws on an unknown name, which is a bug: the checker rejects descriptors that
 * use one.
 */
export function partOf(registry: RenderRegistry, name: string): Loaded {
  const known = loaded.get(registry) ?? new Map();
  loaded.set(registry, known);
  const part = known.get(name);
  if (part) return part;
  const fetch = registry.widgets[name] ?? registry.blocks[name];
  if (!fetch) throw new Error(`No widget ${name}`);
  const added = preloadable(() => withDrawn(registry, fetch()));
  known.set(name, added);
  return added;
}

interface PartModule {
  readonly default: Component;
  /** Names of the widgets it draws inside itself. */
  readonly draws?: readonly string[];
}

/** Loads a widget together with those it draws inside itself. */
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
