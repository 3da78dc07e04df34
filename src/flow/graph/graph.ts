import type { Expression } from '../../model/expression.ts';
import type { Place } from '../../model/place.ts';
import type { Edge } from '../../model/step.ts';

/**
 * `screen:<name>`, `address:<name>`, `stay:<screen>` (the action has ended and the user stays), `start:<service>` (its bare path),
 * `dialog:<owner>/<name>@<screen>@<place>` (one per place that opens it, which defines where it leads; owner = screen name, service name or
 * `catalog`),
 * `unknown:<screen>` (an act that the screen sent has no answer: the portal is asked first),
 * `app:<name>@<screen>` (one per screen that opens it, since it returns there). Read names from `name`, never from the id.
 */
export type NodeId = string;

export interface GraphNode {
  readonly id: NodeId;
  readonly kind: 'screen' | 'dialog' | 'address' | 'app' | 'stay' | 'start' | 'unknown';
  /** Empty for addresses. */
  readonly service: string;
  /** Name of the screen, dialog, address or app; for `stay` and `unknown`, of the screen; for `start`, of the service. */
  readonly name: string;
  /** Japanese, placeholders as `…`. */
  readonly title: string;
  /** For dialogs and apps, the screen that opens them; for `screen`, `stay` and `unknown`, the screen itself; otherwise empty. */
  readonly screen: string;
  readonly at?: Place;
}

/** A condition with its outcome `holds`. */
export interface Condition {
  readonly expression: Expression;
  readonly holds: boolean;
}

export interface GraphEdge {
  /** Stable: `<from>|<trigger>|<n>|<to>`. */
  readonly id: string;
  readonly from: NodeId;
  readonly to: NodeId;
  readonly via: Edge['via'];
  /**
   * `action:<name>`, `link:<dialog, address or screen>`, `change:<target>`, `button:<id>` (of a dialog), `return` (from an app), `cancel` (of a
   * wait); automatic: `external`, `guard:<name>`, `login`, `unanswered`, `launched`, `process`, `draft`, `done`,
   * `due`, `data:<name>`, `enter`, `watch:<name>`, `bare`; of an act without an answer: `asked`.
   */
  readonly trigger: string;
  /** Japanese: the button's text, a guard's `says`, codes, 時間切れ …. */
  readonly label: string;
  /** All of them had their outcome, in the order of evaluation. */
  readonly conditions: readonly Condition[];
  /** Error codes that lead here, for `via: error`. */
  readonly codes: readonly string[];
  /** The call whose failure leads here, or whose result the last condition tested. */
  readonly call?: string;
  /** Place of the step that leads there. */
  readonly at?: Place;
}

export interface FlowGraph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  /** Entry points from outside: bare paths and the screens at which a service starts. */
  readonly starts: readonly NodeId[];
}
