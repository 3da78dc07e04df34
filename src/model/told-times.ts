/** What is measured in a browser, by the names of Web Vitals: milliseconds, CLS a number of its own. */
export const browserTimes = ['TTFB', 'FCP', 'LCP', 'INP', 'CLS'] as const;

/** What a browser tells of a page, once it is out of sight. */
export interface ToldTimes {
  /** Id of the screen that the page began with. */
  readonly screen: string;
  readonly times: { readonly [time in (typeof browserTimes)[number]]?: number };
}
