/** One question before an application, example 受験資格の区分; `next` is the follow-up question. At most four levels in all. */
export interface HierarchyLevel {
  readonly question: string;
  readonly choices: readonly HierarchyChoice[];
}

interface HierarchyChoice {
  /** As used in the address. */
  readonly serialNumber: string;
  readonly name: string;
  readonly hint?: string;
  /** Form for this choice, replacing the procedure's. */
  readonly form?: string;
  /** Required in addition to the procedure's documents. */
  readonly documents?: readonly NeededDocument[];
  readonly next?: HierarchyLevel;
}

export interface NeededDocument {
  readonly name: string;
  readonly note: string;
}

/** The choices made so far. */
export interface HierarchyWalk {
  readonly chosen: readonly {
    readonly level: number;
    readonly question: string;
    readonly serialNumber: string;
    readonly name: string;
  }[];
  /** The next question; null = all levels are chosen. */
  readonly next: HierarchyLevel | null;
  readonly formId: string | null;
  readonly documents: readonly NeededDocument[];
}

/** Follows serial numbers down from the first level. Null: one does not exist, or there are too many. */
export function walkHierarchy(first: HierarchyLevel | null, serialNumbers: readonly string[]): HierarchyWalk | null {
  let walk: HierarchyWalk = { chosen: [], next: first, formId: null, documents: [] };
  for (const serialNumber of serialNumbers) {
    const asked = walk.next;
    const choice = asked?.choices.find((one) => one.serialNumber === serialNumber);
    if (asked === null || choice === undefined) return null;
    const { name, form, documents = [], next = null } = choice;
    walk = {
      chosen: [...walk.chosen, { level: walk.chosen.length + 1, question: asked.question, serialNumber, name }],
      next,
      formId: form ?? walk.formId,
      documents: [...walk.documents, ...documents],
    };
  }
  return walk;
}

/** Number of levels on the longest path, 0 to 4. */
export function levelsOf(first: HierarchyLevel | null): number {
  return first === null ? 0 : 1 + Math.max(0, ...first.choices.map(({ next = null }) => levelsOf(next)));
}
