import type { Tone } from './catalog.ts';
import type { Expression } from './expression.ts';

/** Of a value that is the label of a state (`scripts/build/chips.ts`): its code, and the tone of each code. One without a tone is drawn as text. */
export interface ChipOf {
  readonly code: Expression;
  readonly tones: { readonly [code: string]: Tone };
}

/** What has a value that may be drawn as a chip. */
export interface Chipped {
  /** Filled in by the build. */
  readonly chip?: ChipOf;
}
