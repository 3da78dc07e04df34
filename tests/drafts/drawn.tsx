import { renderToStaticMarkup } from 'react-dom/server';
import { RegistryContext } from '../../src/draw/registry.ts';
import type { Scope } from '../../src/model/expression.ts';
import { prepareScreen } from '../../src/render/prepare-screen.ts';
import { ScreenView } from '../../src/render/screen-view.tsx';
import type { ScreenRuntime } from '../../src/runtime/contract/screen.ts';
import { registry } from '../render/registry.ts';

/** What stands beside what: a name, and what can be read there. */
export interface Row {
  readonly name: string;
  readonly value: string;
}

/** What can be read on a page. */
export interface Drawn {
  readonly rows: readonly Row[];
  /** All of it, without its spaces. */
  readonly text: string;
}

const portal = { address: (name: string) => `/${name}` };

/** The screen as React draws it. It has to be prepared before. */
export function drawn(runtime: ScreenRuntime): Drawn {
  // Without a browser React draws what a store began with.
  const view = { ...runtime.view, getInitialState: runtime.view.getState };
  const html = renderToStaticMarkup(
    <RegistryContext value={registry}>
      <ScreenView portal={portal} runtime={{ ...runtime, view }} stopPage={null} />
    </RegistryContext>,
  );
  return readHtml(html);
}

export const prepare = (runtime: ScreenRuntime) => prepareScreen(registry, runtime.screen);

/** The same screen where some names have other values. */
export function withNames(runtime: ScreenRuntime, names: Scope): ScreenRuntime {
  return {
    ...runtime,
    evaluate: (expression, more) => runtime.evaluate(expression, { ...names, ...more }),
    value: (value, more) => runtime.value(value, { ...names, ...more }),
    text: (text, more) => runtime.text(text, { ...names, ...more }),
  };
}

/** Lists of names and values, and pictures with what they say. */
export function readHtml(html: string): Drawn {
  const rows = [...html.matchAll(/<dt[^>]*>(.*?)<\/dt>\s*<dd[^>]*>(.*?)<\/dd>/gsu)].map(
    ([, name = '', value = '']) => ({
      name: plain(name),
      // What is said of a value is none of it.
      value: plain(value.replace(/<span class="ui-summary-hint">.*?<\/span>/gsu, '')),
    }),
  );
  const pictures = [...html.matchAll(/<img[^>]* alt="([^"]*)"/gu)].map(([, alt = '']) => ({
    name: '',
    value: plain(alt),
  }));
  return { rows: [...rows, ...pictures].filter(({ value }) => value !== ''), text: squeezed(plain(html)) };
}

const entities: { readonly [name: string]: string } = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};

function plain(html: string): string {
  return html
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll(/&([a-z0-9#]+);/gu, (whole, name: string) => entities[name] ?? whole)
    .trim();
}

export const squeezed = (text: string) => text.replaceAll(/\s+/gu, '');
