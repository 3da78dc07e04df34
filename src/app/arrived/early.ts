/** Kept by the first small script (public/assets/start.js) until the app is there. */
export interface Early {
  /** The last button or form that was pressed or sent. */
  press: HTMLElement | null;
  /** The control whose text an input method is composing. */
  composing: EventTarget | null;
}

declare global {
  interface Window {
    readonly early?: Early;
  }
}
