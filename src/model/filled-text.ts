/** A word of a component (`catalog/components`): its texts, and between them the names of what the component fills in. */
export type FilledText = readonly (string | { readonly given: string })[];

/** The words of one file or group, in the order written. */
export interface ComponentWords {
  readonly [word: string]: FilledText;
}

/** The words of one file that the portal's server says, some of them in groups. */
export interface ServerWords {
  readonly [name: string]: FilledText | ComponentWords;
}
