import type { Project } from '../../../src/model/project.ts';
import type { Vocabulary } from '../../../src/model/vocabulary.ts';
import type { WayWords } from '../ways/way-words.ts';
import type { Ways } from '../ways/ways.ts';

export interface PictureInput {
  readonly project: Project;
  readonly vocabulary: Vocabulary;
  readonly ways: Ways;
  readonly words: WayWords;
  /** Places where people enter from outside. */
  readonly starts: readonly string[];
}
