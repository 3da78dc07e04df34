/** What became of a mutant. `unreached`: nothing that is walked comes to its place. */
export interface Judged {
  readonly number: number;
  readonly verdict: 'killed' | 'survived' | 'unreached';
  /** What killed it, or how many edges and trips did not. */
  readonly why: string;
}

/** Which mutants were asked for, without any alive. */
export interface Reached {
  /** While modules load: they live from the start of a process or not at all. */
  readonly onLoad: readonly number[];
  /** While the flow is analysed. */
  readonly onAnalysis: readonly number[];
  /** By the id of an edge or a round trip. */
  readonly onWay: { readonly [id: string]: readonly number[] };
}
