/** What the portal says above every page at the moment. */
export interface ToldNotices {
  /** Of the bar, for those who hear the page. */
  readonly label: string;
  /** Another one for other notices; empty = there are none. */
  readonly name: string;
  readonly words: readonly string[];
}
