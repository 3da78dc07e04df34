import type { StoryStep } from '../../model/story.ts';
import type { ScreenFile } from '../gather/load-services.ts';
import type { StoryFile } from '../gather/story-file.ts';
import { tell } from '../walk/context.ts';
import type { CheckSources } from './names.ts';
import { pressableNames } from './pressable-names.ts';
import { screenCalled } from './story-names.ts';

/** A story proves only what it looks at, and only when it is where it believes to be. Told of stories that have no other Problem. */
export function checkLooks({ file, story, walk, node }: StoryFile, sources: CheckSources): void {
  if (walk.problems.length > 0) return;
  const { storySteps } = sources.vocabulary;
  const does = ({ kind }: StoryStep) => storySteps[kind]?.role === 'does';
  const own = story.steps.filter(({ at }) => at.file === file);
  const last = own.at(-1);
  if (last === undefined || does(last))
    walk.problems.push({
      rule: 'story/nothing-seen',
      // What was recorded is played as it is, and finished by hand.
      severity: 'warning',
      place: last?.at ?? node.at,
      message:
        '話の終わりに、何が見えるはずかを書いてください（screen、shows、left、filed など）。書かないと、何も確かめずに終わります。',
    });
  story.steps.forEach((step, index) => {
    const before = story.steps[index - 1];
    const isAbsence = step.kind === 'hides' || step.kind === 'lacks';
    if (isAbsence && step.at.file === file && (before === undefined || does(before)))
      tell(
        walk,
        'story/looks-too-soon',
        step.at,
        'その前に「screen: 画面の名前」か「dialog: ダイアログの名前」を書いてください。まだ着いていないところには、何も出ていません。',
      );
  });
  for (const [step, screen] of onScreens(story.steps, sources)) if (step.at.file === file) tellNamed(step, screen);

  function tellNamed({ kind, options, at }: StoryStep, { screen }: ScreenFile): void {
    if (kind !== 'hides') return;
    const service = sources.loaded.services.find((one) => one.service.name === screen.service)?.service;
    const all = pressableNames(screen, service, sources.vocabulary);
    for (const text of options.hides as readonly string[]) {
      const meant = all.filter(({ label }) => label === text);
      if (meant.length === 0) continue;
      // A name that others on the screen have too says less than the wording, which `lacks` holds against the screen as well.
      const name = meant[0]?.names.find((one) =>
        all.every((other) => meant.includes(other) || !other.names.includes(one)),
      );
      const lacks = `lacks: ${name ?? text}`;
      const message = `「${text}」は押せるものの文言です。文言が変わると何も確かめなくなるので、「${lacks}」と書いてください。`;
      tell(walk, 'story/hides-name', at, message, lacks);
    }
  }
}

/** Each step with the screen on which the story then is, where it says so. */
function onScreens(
  steps: readonly StoryStep[],
  sources: CheckSources,
): readonly (readonly [step: StoryStep, screen: ScreenFile])[] {
  let now: ScreenFile | undefined;
  return steps.flatMap((step) => {
    const named = step.options.screen ?? step.options.open;
    if (typeof named === 'string') now = screenCalled(named, sources);
    return now === undefined ? [] : [[step, now] as const];
  });
}
