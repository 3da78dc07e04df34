import type { Entry } from '../walk/context.ts';
import type { MapNode, Node } from '../yaml/located.ts';

/** A file of a `templates` folder, merged with the template it extends. */
export interface Template {
  readonly name: string;
  /** Its file, and that of the template it extends. */
  readonly files: readonly string[];
  readonly params: readonly Entry<{ readonly type: string; readonly default?: unknown }>[];
  /** What its screens inherit. */
  readonly body: MapNode;
  /** The slots that its screens may fill. */
  readonly slots: ReadonlySet<string>;
  /** Parts of the template it extends that it does not take over. */
  readonly leftOut: readonly Node[];
}
