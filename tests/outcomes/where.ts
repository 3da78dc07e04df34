import type { StoryStep } from '../../src/model/story.ts';
import type { Tab } from '../runtime/browser.ts';

/** Nobody is told of what failed (in the background, say), and the story goes on where it would have. */
export function hasGoneOn(tab: Tab, next: StoryStep | undefined): boolean {
  if (tab.left.length > 0 || tab.dialog !== null || next?.kind !== 'screen') return false;
  const { name, route } = { name: tab.at, route: tab.screen.route.name };
  return [name, route].includes(String(next.options.screen));
}

/** Where one was before the step, and what was typed there. */
export interface Before {
  readonly at: string;
  readonly address: string;
  readonly form: { readonly [field: string]: unknown };
}

export const nowhere: Before = { at: '', address: '', form: {} };

export function beforeIn(tab: Tab): Before {
  const { pathname, search } = tab.location;
  return { at: tab.at, address: `${pathname}${search}`, form: formOf(tab) };
}

/** What was typed, but for what its descriptor keeps on no reload (a consent, say). */
export function formOf(tab: Tab): { readonly [field: string]: unknown } {
  if (tab.at === '') return {};
  const { screen, view } = tab.screen;
  const unkept = screen.fields.filter(({ keep }) => keep === 'never').map(({ name }) => name);
  return Object.fromEntries(Object.entries(view.getState().form).filter(([name]) => !unkept.includes(name)));
}

export function whereIs(tab: Tab): string {
  const left = tab.left.at(-1);
  if (left !== undefined) return `left for ${new URL(left, 'http://portal').pathname}`;
  if (tab.at === '') return 'no screen';
  const { phase, errors } = tab.screen.view.getState();
  const more = [
    ...(phase === 'ready' ? [] : [phase]),
    ...(tab.dialog === null ? [] : [`dialog ${tab.dialog.name}`]),
    ...(errors.length > 0 ? ['errors'] : []),
    ...tab.portal.toasts.getState().shown.map(({ text }) => `toast ${text}`),
  ];
  return [tab.at, ...more].join(', ');
}
