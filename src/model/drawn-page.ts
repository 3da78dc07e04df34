/** Between the server, which answers an address, and what draws the page of its screen there (`src/html.tsx`). Types only. */

/** An answer to a call, as it went over the line. */
export interface CallAnswer {
  readonly status: number;
  readonly text: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** A person's browser asks for the page at an address. */
export interface PageRequest {
  readonly origin: string;
  /** With the base: `/svc/familyregister/select/`. */
  readonly pathname: string;
  readonly search: string;
  readonly userAgent: string;
  readonly referrer: string;
  /** As published to this browser. */
  readonly settings: { readonly [name: string]: unknown };
  /** The present content of a file below `data/`. */
  data(path: string): Promise<unknown>;
  /** Makes a call as this browser. */
  call(path: string, body: string, headers: { readonly [name: string]: string }): Promise<CallAnswer>;
  /** What went wrong without keeping the page from being drawn. */
  report(what: string, detail: unknown): void;
}

export interface DrawnPage {
  /** Of the element `root`. */
  readonly html: string;
  readonly title: string;
  readonly themeColor: string;
  /** What the browser needs to take the page over; becomes JSON. */
  readonly arrived: object;
  /** Source files, relative to `src`, of the modules that the screen needs besides the entry. */
  readonly modules: readonly string[];
  /** The same, of those that the first press needs. */
  readonly modulesAtPress: readonly string[];
  /** What a tab may keep that would be drawn otherwise: names in session storage, each with the value it was drawn with, as JSON; null = none. */
  readonly drawnFrom: { readonly [key: string]: string | null };
  /** Files below `data/` that the code asks for first: they come beside it. Absent = none. */
  readonly dataAhead?: readonly string[];
}

/** Nothing is at this address. */
export interface NoPage {
  /** The page that says so. */
  readonly notFound: string;
}

/** Nothing is shown at this address: it stands for another one, for everybody. */
export interface PageElsewhere {
  readonly to: string;
}

/** A tab that has been on the way there shows the screen, another one is led on. */
export interface PageOnWay {
  /** Name in session storage of that way. */
  readonly way: string;
}

/** null = there is no page to draw: the browser finds out by itself what to show. */
export type DrawPage = (request: PageRequest) => Promise<DrawnPage | NoPage | PageElsewhere | PageOnWay | null>;

/** An address, before anybody opens it. */
export interface StaticPageRequest extends Pick<PageRequest, 'pathname' | 'data' | 'report'> {
  /** Hashes of the files below `data/`. */
  readonly versions: { readonly [file: string]: string };
}

/** null = what stands there depends on who asks, or it is no screen. */
export type DrawStaticPage = (request: StaticPageRequest) => Promise<DrawnPage | null>;
