/** Where the unit tests say which stories `npm test` plays in Chromium; below the project's root. */
export const coverFile = 'build/story-cover.json';

export interface Cover {
  /** Names of the chosen stories. */
  readonly stories: readonly string[];
}
