import type { Instead, Reply, Sending } from '../../../src/stories/driver.ts';
import type { Focus } from './focus.ts';

/** Where something is looked for: the page with its frame, the screen, or the topmost dialog that is open. */
export type Root = 'page' | 'main' | 'dialog';

/** A button, link or tab that is seen. */
export interface Pressable {
  /** As it is drawn. */
  text(): Promise<string>;
  /** Waits at most a moment until it can be pressed. */
  press(): Promise<Instead>;
}

/** What a control says of itself. */
export interface ControlFacts {
  /** `type` of an `input`; of another element its name. */
  readonly kind: string;
  readonly value: string;
  readonly isRefused: boolean;
  /** As it is drawn; empty = none belongs to it. */
  readonly label: string;
}

/** Each throws when it cannot be done now. */
export interface Control extends ControlFacts {
  write(text: string): Promise<void>;
  check(isChecked: boolean): Promise<void>;
  /** By the option's value or words. */
  select(option: string): Promise<void>;
  attach(name: string, content: Buffer): Promise<void>;
}

/** One tab of a browser, by whatever it is driven: what a person does and sees there, without any meaning. Addresses are absolute. */
export interface BrowserTab {
  url(): Promise<string>;
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  pause(milliseconds: number): Promise<void>;
  request(address: string, sending?: Sending): Promise<Reply>;
  /** The page's clock says so much more, in pages of later too; its timers go on as they are. */
  moveClock(seconds: number): Promise<void>;
  /** That much of the page's own time has gone by, and nothing is on its way. */
  quiet(seconds: number): Promise<void>;
  /** Everything that can be read there; null = there is no such place. */
  read(root: Root): Promise<{ readonly text: string; readonly images: readonly string[] } | null>;
  focus(): Promise<Focus>;
  texts(root: Root, selector: string): Promise<readonly string[]>;
  /** Empty where an element has none. */
  attributes(root: Root, selector: string, name: string): Promise<readonly string[]>;
  /** By their accessible names. */
  pressables(root: Root, name: RegExp): Promise<readonly Pressable[]>;
  controls(selector: string): Promise<readonly Control[]>;
  controlsLabelled(label: RegExp): Promise<readonly Control[]>;
  /** The inputs of groups of that name. */
  controlsInGroup(name: RegExp): Promise<readonly Control[]>;
}
