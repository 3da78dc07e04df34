import type { Project } from '../model/project.ts';
import type { Story } from '../model/story.ts';

/** null = done, or as expected; otherwise what is there instead, in Japanese. */
export type Instead = string | null;

export interface Reply {
  readonly status: number;
  /** Where a redirect leads; null = it is none. */
  readonly location: string | null;
  readonly text: string;
}

/** What is sent as JSON, or as a form that a page of the portal would send. */
export interface Sending {
  readonly json?: unknown;
  readonly form?: { readonly [name: string]: string };
}

/** One browser tab of one person, whatever it is made of. Nothing waits: `until` looks again and again. */
export interface Driver {
  /** Of the portal's pages. Example `http://127.0.0.1:8080`. */
  readonly origin: string;
  /** How long something is waited for, in milliseconds. */
  readonly patience: number;
  /** Something is looked at that often, however soon patience ends; default once. */
  readonly leastLooks?: number;
  pause(): Promise<void>;
  /** Until what was begun has come to its end: no request is under way, and what opens is open. For what must not be there. */
  settled(): Promise<Instead>;
  /** A request with this browser's cookies: GET, or POST with a body. Redirects are not followed. A path is one of the portal. */
  request(address: string, sending?: Sending): Promise<Reply>;
  /** Overrides settings, by name. */
  settings(values: { readonly [name: string]: unknown }): Promise<void>;
  /** Loads a page of the portal. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** That much time passes at once, here and at the server. */
  pass(seconds: number): Promise<void>;
  isOn(screen: string): Promise<Instead>;
  /** Has the tab gone to that address, by its name in the catalogue? */
  hasLeft(address: string, story: Story): Promise<Instead>;
  /** Page outside the portal that the tab has gone to; empty = it is in the portal. */
  away(): Promise<string>;
  /** Texts that can be read now: of the topmost dialog, or else of the screen. */
  words(): Promise<readonly string[]>;
  /** The card app that was opened last, with the address it was opened by; empty = none. */
  app(): Promise<string>;
  /** Page behind the QR code that is shown; empty = none. */
  phone(): Promise<string>;
  isDialog(name: string): Promise<Instead>;
  /** Messages at that input; null = there is no such input. */
  errorsAt(field: string): Promise<readonly string[] | null>;
  /** `at`: which of several, from 1; null = there is only one. */
  press(target: string, at: number | null): Promise<Instead>;
  /** Is there such a thing to press? null = that cannot be seen yet. */
  offers(target: string): Promise<boolean | null>;
  fill(field: string, value: unknown, at: number | null): Promise<Instead>;
  answer(button: string): Promise<Instead>;
  close(): Promise<void>;
}

/** What the steps of a story work with. */
export interface Stage {
  readonly story: Story;
  readonly project: Project;
  readonly driver: Driver;
}
