import type { Project } from '../model/project.ts';
import type { Story, StoryStep } from '../model/story.ts';
import { callNamed } from './call-named.ts';
import type { Driver } from './driver.ts';
import { beginKeeping, logIn, unmetFaults } from './sandbox.ts';
import type { PlayableStep } from './story-step.ts';
import { StoryFailure } from './until.ts';

export type StorySteps = { readonly [kind: string]: PlayableStep };

/** A step that went otherwise than written. */
export interface Stopped {
  readonly step: StoryStep;
  /** What was to be done or seen, in Japanese. */
  readonly told: string;
  readonly expected: string;
  readonly instead: string;
  /** What could be read at that moment. */
  readonly words: readonly string[];
}

/** Plays a story from its first step to its last; null = all went as written. `said`: what has just been done, one sentence per step. */
export async function playStory(
  story: Story,
  project: Project,
  driver: Driver,
  kinds: StorySteps,
  said: (told: string) => void = () => {},
): Promise<Stopped | null> {
  if (story.person !== null) {
    await logIn(driver, story.person);
    said(`${story.person} としてログインする`);
  } else if (story.steps.some(({ kind }) => kind === 'sent')) await beginKeeping(driver);
  if (Object.keys(story.settings).length > 0) await driver.settings(story.settings);
  for (const step of story.steps) {
    const kind = kinds[step.kind];
    if (kind === undefined) throw new Error(`No step of a story is called ${step.kind}`);
    const told = kind.tell(step.options as never);
    try {
      await kind.play(step.options as never, { story, project, driver });
    } catch (error) {
      if (!(error instanceof StoryFailure)) throw error;
      const { expected, instead } = error;
      return { step, told, expected, instead, words: await driver.words() };
    }
    said(told);
  }
  return unmet(story, project, driver);
}

/** A story of what fails tells nothing where nothing failed. */
async function unmet({ steps }: Story, project: Project, driver: Driver): Promise<Stopped | null> {
  const planned = steps.filter(({ kind }) => kind === 'fault');
  if (planned.length === 0) return null;
  const [left] = await unmetFaults(driver);
  const step = planned.findLast(({ options }) => callNamed(project, String(options.fault)).path === left?.path);
  if (left === undefined || step === undefined) return null;
  return {
    step,
    told: `${step.options.fault} が失敗する`,
    expected: 'その呼び出しが、書いた回数だけ失敗する',
    instead: `あと ${left.remaining} 回、呼び出しがありませんでした`,
    words: await driver.words(),
  };
}

/** What went wrong, for a person to read. */
export function failureText({ title }: Story, { step, told, expected, instead, words }: Stopped): string {
  const seen = words.filter((word) => word.length < 300).join(' / ');
  return [
    `話「${title}」は、${step.at.file} の ${step.at.line} 行目（${told}）で止まりました。`,
    `  こうなるはず: ${expected}`,
    `  実際は: ${instead}`,
    `  そのとき読めたもの: ${seen === '' ? 'なし' : seen}`,
  ].join('\n');
}
