import { gathered, readByService } from '../by-service.ts';

export const STORIES = 'tests/outcomes/stories';

interface File {
  readonly [key: string]: { readonly [call: string]: unknown } | undefined;
}

const files = readByService<File>(STORIES);

/** Name of the story in which a call goes wrong. */
export const played = gathered<string>(files, 'played');

/** Why a call does not. */
export const unplayed = gathered<string>(files, 'unplayed');

// As `stories/common.yaml` says.
export const readAgain = gathered<string>(files, 'readAgain');
export const shownAsDone = gathered<string>(files, 'shownAsDone');
export const beside = gathered<readonly string[]>(files, 'beside');
