/** What was taken with answers of the real portal, by the id of the edge. */
export interface Ledger {
  readonly taken: Set<string>;
  /** How often an edge was tried apart from the story. */
  readonly tries: Map<string, number>;
  /** Calls whose requests the portal did not understand. */
  readonly refused: Set<string>;
  /** Moves that no edge of the graph tells of, in words. */
  readonly unknown: Set<string>;
  /** What could not be gone on with, in words. */
  readonly broken: Set<string>;
}

export const emptyLedger = (): Ledger => ({
  taken: new Set(),
  tries: new Map(),
  refused: new Set(),
  unknown: new Set(),
  broken: new Set(),
});

/** One edge is tried that often, each time where another story stands. */
const mostTries = 3;

export const isDue = ({ taken, tries }: Ledger, id: string) => !taken.has(id) && (tries.get(id) ?? 0) < mostTries;

export function noteTry({ tries }: Ledger, id: string): void {
  tries.set(id, (tries.get(id) ?? 0) + 1);
}
