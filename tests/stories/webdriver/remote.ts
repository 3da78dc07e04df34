/** What a WebDriver does to one tab. `E` refers to an element of the page. */
export interface Remote<E> {
  url(): Promise<string>;
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Runs the body of a function in the page, with `arguments`; elements that it returns come back as references. */
  run(body: string, values: readonly unknown[]): Promise<unknown>;
  /** Throws where something else lies over it. */
  click(element: E): Promise<void>;
  /** Types in place of all that stands there. */
  type(element: E, text: string): Promise<void>;
  /** Of a `select`. */
  choose(option: E): Promise<void>;
  /** Gives a file to an input that takes one. */
  attach(element: E, path: string): Promise<void>;
  /** Runs that in the pages to come, before their own scripts; null = it cannot be done. */
  readonly preload: ((script: string) => Promise<void>) | null;
  cookies(): Promise<ReadonlyMap<string, string>>;
  /** Empty = it goes. */
  setCookie(name: string, value: string): Promise<void>;
  close(): Promise<void>;
}
