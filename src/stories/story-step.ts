import type { StoryStepKind } from '../model/vocabulary.ts';
import type { Stage } from './driver.ts';

/** `src/stories/steps/<kind>.ts` exports one as `storyStep`. */
export interface PlayableStep extends StoryStepKind {
  /** The step as a sentence, in Japanese, without 「。」. */
  tell(options: never): string;
  /** Throws a `StoryFailure` when it cannot be done, or is not so. */
  play(options: never, stage: Stage): Promise<void>;
}
