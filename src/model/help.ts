import type { Contact } from './service.ts';

/** `build/help.json`: what the page 「お困りのとき」 says of the screens of the portal's frame, derived from the descriptors. Only what is known before anybody opens them. */
export type Help = readonly ServiceHelp[];

export interface ServiceHelp {
  readonly service: string;
  readonly title: string;
  /** First path segments below the root of the app. */
  readonly base: string;
  readonly contact: Contact;
  /** What to have at hand. */
  readonly bring: readonly string[];
  readonly screens: readonly ScreenHelp[];
}

export interface ScreenHelp {
  /** What people say to the office. */
  readonly id: string;
  readonly name: string;
  readonly title: string;
  /** Below the root of the app; `{name}` stands for a value, `{name?}` for one that may be left out. */
  readonly paths: readonly string[];
  /** What the screen begins with; empty = nothing that is known. */
  readonly intro: string;
  readonly asks: readonly Asked[];
  readonly steps: readonly HelpStep[];
}

/** One input. */
export interface Asked {
  readonly label: string;
  readonly hint: string;
  readonly required: boolean;
  /** Not everybody is asked. */
  readonly isSome: boolean;
  /** What it offers, where that is short; empty = anything may be written, or there is much. */
  readonly options: readonly string[];
  /** Its questions come as data, and depend on the procedure. */
  readonly isForm: boolean;
}

export interface HelpStep {
  readonly title: string;
  readonly isCurrent: boolean;
  /** Not everybody comes there. */
  readonly isSome: boolean;
}
