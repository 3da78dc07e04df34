import type { Entry } from '../walk/context.ts';
import type { MapNode, Node } from '../yaml/located.ts';

/** A file of a `templates` folder, what it extends put in. */
export interface Template {
  readonly name: string;
  /** Its file, and that of the template it extends. */
  readonly files: readonly string[];
  readonly params: readonly Entry<{ readonly type: string; readonly default?: unknown }>[];
  /** What its screens take over. */
  readonly body: MapNode;
  /** Places that its screens may fill. */
  readonly slots: ReadonlySet<string>;
  /** What the template it extends says and it does not take over. */
  readonly leftOut: readonly Node[];
}
