import type { StorySteps } from '../../../src/stories/play-story.ts';
import type { PlayableStep } from '../../../src/stories/story-step.ts';
import { until } from '../../../src/stories/until.ts';
import type { Focus } from './focus.ts';

/** A page load leaves the focus to the browser, and a dialog that opens with it gives that back. */
const loading = new Set(['open', 'reload', 'back', 'card', 'site', 'login', 'left']);
const seeing = new Set(['screen', 'dialog', 'error']);

/** The same steps; what is seen after a press has the focus: a dialog inside it, a screen anywhere in the page but not nowhere. */
export function keepingFocus(focus: () => Promise<Focus>, kinds: StorySteps): StorySteps {
  let isPressed = false;
  const keeping = ({ play, ...kind }: PlayableStep): PlayableStep => ({
    ...kind,
    async play(options, stage) {
      await play(options, stage);
      if (kind.kind === 'press') isPressed = true;
      if (loading.has(kind.kind)) isPressed = false;
      if (isPressed && seeing.has(kind.kind))
        await until(stage.driver, 'フォーカスが、見えているところにある', async () => {
          const at = await focus();
          return at === 'kept' ? null : at === 'nowhere' ? 'どこにもありません' : 'ダイアログの後ろにあります';
        });
    },
  });
  return Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, keeping(kind)]));
}
