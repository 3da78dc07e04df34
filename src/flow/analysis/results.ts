import type { Place } from '../../model/place.ts';

/** A mistake found in the flow. `rule` is the lint rule that tells it. */
export interface FlowFinding {
  readonly rule: string;
  readonly place: Place;
  readonly message: string;
}

export interface Results {
  readonly findings: FlowFinding[];
  readonly undecided: FlowFinding[];
}

/** What the analysis of one part of a project tells: plain JSON. */
export interface PartResults extends Results {
  readonly judgements: Judgement[];
}

/** How a condition comes out wherever one part of the project asks it. Several parts may: of a shared template, of the catalogue. */
export interface Judgement {
  readonly place: Place;
  readonly source: string;
  /** Of the first screen that asks it: the shortest way there, as `（…）`. */
  readonly way: string;
  /** What it cannot hold together with, in words. */
  readonly reason: string;
  readonly never: boolean;
  /** It never holds since cases above it take everything. */
  readonly isCovered: boolean;
  readonly always: boolean;
  /** Too many cases. */
  readonly isOpen: boolean;
}
