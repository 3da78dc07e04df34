import type { Place } from '../../model/place.ts';

/** A mistake found in the flow. `rule` is the lint rule that reports it. */
export interface FlowFinding {
  readonly rule: string;
  readonly place: Place;
  readonly message: string;
}

export interface Results {
  readonly findings: FlowFinding[];
  readonly undecided: FlowFinding[];
}

/** The analysis results of one part of a project, as plain JSON. */
export interface PartResults extends Results {
  readonly judgements: Judgement[];
}

/** The outcome of a condition wherever one part of the project evaluates it. Parts can share a condition through a template or the catalogue. */
export interface Judgement {
  /** Name of the claim whose witness it is. */
  readonly claim?: string;
  /** A claim that stands somewhere; `never`: no way leads through that place. */
  readonly unmet?: string;
  readonly place: Place;
  readonly source: string;
  /** The shortest path to the first screen that evaluates it, as `（…）`. */
  readonly way: string;
  /** What it conflicts with, in words. */
  readonly reason: string;
  readonly never: boolean;
  /** It never holds because the cases above it cover everything. */
  readonly isCovered: boolean;
  readonly always: boolean;
  /** Undecided: too many cases. */
  readonly isOpen: boolean;
}
