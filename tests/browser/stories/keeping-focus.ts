import type { Page } from 'playwright/test';
import type { StorySteps } from '../../../src/stories/play-story.ts';
import type { PlayableStep } from '../../../src/stories/story-step.ts';
import { expect } from '../harness/test.ts';

/** A page load leaves the focus to the browser, and a dialog that opens with it gives that back. */
const loading = new Set(['open', 'reload', 'back', 'card', 'site', 'login', 'left']);
const seeing = new Set(['screen', 'dialog', 'error']);

/** The same steps; what is seen after a press has the focus: a dialog inside it, a screen anywhere in the page but not nowhere. */
export function keepingFocus(page: Page, kinds: StorySteps): StorySteps {
  let isPressed = false;
  const keeping = ({ play, ...kind }: PlayableStep): PlayableStep => ({
    ...kind,
    async play(options, stage) {
      await play(options, stage);
      if (kind.kind === 'press') isPressed = true;
      if (loading.has(kind.kind)) isPressed = false;
      if (isPressed && seeing.has(kind.kind))
        await expect.poll(() => focused(page), `the focus after ${kind.tell(options)}`).toBe('kept');
    },
  });
  return Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, keeping(kind)]));
}

function focused(page: Page): Promise<'kept' | 'nowhere' | 'behind the dialog'> {
  return page.evaluate(() => {
    const { activeElement: element } = document;
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    if (element === null || element === document.body) return 'nowhere';
    return dialog === undefined || dialog.contains(element) ? 'kept' : 'behind the dialog';
  });
}
