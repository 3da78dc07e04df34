import { createContext, useContext } from 'react';
import type { LazyParts } from '../runtime/contract/portal.ts';
import type { BlockWidgetComponent, FieldWidgetComponent } from '../runtime/contract/widget-props.ts';
import { isLazy, lazyBlocks } from './lazy-blocks.ts';
import { type Preloadable, preloadable } from './preloadable.ts';

export type WidgetComponent = FieldWidgetComponent | BlockWidgetComponent;

/** The lazy widgets of `build/lazy.ts`, or components handed over directly by tests. */
export type RenderRegistry = Pick<LazyParts<WidgetComponent>, 'widgets'>;

export const RegistryContext = createContext<RenderRegistry>({ widgets: {} });

const loadedWidgets = new WeakMap<RenderRegistry, Map<string, Preloadable<{ readonly default: WidgetComponent }>>>();

/** The widget of that name. An unknown name is a bug: the checker refuses descriptors that use one. */
export function widgetOf(registry: RenderRegistry, name: string): Preloadable<{ readonly default: WidgetComponent }> {
  const known = loadedWidgets.get(registry) ?? new Map();
  loadedWidgets.set(registry, known);
  const widget = known.get(name);
  if (widget) return widget;
  const fetch = registry.widgets[name];
  if (!fetch) throw new Error(`No widget is named "${name}".`);
  const added = preloadable(() => withDrawn(registry, fetch()));
  known.set(name, added);
  return added;
}

interface WidgetModule {
  readonly default: WidgetComponent;
  /** Names of the widgets it draws inside. */
  readonly draws?: readonly string[];
}

/** A widget comes with those it says it draws inside. */
async function withDrawn<Module extends WidgetModule>(
  registry: RenderRegistry,
  loading: Promise<Module>,
): Promise<Module> {
  const module = await loading;
  await Promise.all((module.draws ?? []).map((name) => widgetOf(registry, name).load()));
  return module;
}

/** What draws the blocks of that kind, when it is one of those loaded late, or else the widget of that name. */
export function partOf(registry: RenderRegistry, name: string): Preloadable<unknown> {
  return isLazy(name) ? lazyBlocks[name] : widgetOf(registry, name);
}

export function useFieldWidget(name: string): FieldWidgetComponent {
  return widgetOf(useContext(RegistryContext), name).use().default as FieldWidgetComponent;
}

export function useBlockWidget(name: string): BlockWidgetComponent {
  return widgetOf(useContext(RegistryContext), name).use().default as BlockWidgetComponent;
}
