import type { Expression } from '../../model/expression.ts';
import type { Place } from '../../model/place.ts';
import type { Edge } from '../../model/step.ts';

/**
 * `screen:<name>`, `address:<name>`, `stay:<screen>` (the action is over, the person stays), `start:<service>` (its bare path),
 * `dialog:<owner>/<name>@<screen>@<place>` (one per opening: where it leads is said there; owner = screen name, service name or `catalog`),
 * `app:<name>@<screen>` (one per screen that opens it, since it comes back there). Take names from `name`, never from the id.
 */
export type NodeId = string;

export interface GraphNode {
  readonly id: NodeId;
  readonly kind: 'screen' | 'dialog' | 'address' | 'app' | 'stay' | 'start';
  /** Empty for addresses. */
  readonly service: string;
  /** Of the screen, dialog, address or app; of the screen stayed on; of the service. */
  readonly name: string;
  /** Japanese, placeholders as `…`. */
  readonly title: string;
  /** The screen on which a dialog is opened or an app started; the screen itself; empty otherwise. */
  readonly screen: string;
  readonly at?: Place;
}

/** A condition that came out as `holds`. */
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
   * waiting); by itself: `external`, `guard:<name>`, `login`, `process`, `draft`, `due`, `data:<name>`, `enter`, `watch:<name>`, `bare`.
   */
  readonly trigger: string;
  /** Japanese: the button's words, a guard's `says`, codes, 時間切れ …. */
  readonly label: string;
  /** All of them held, in the order in which they were asked. */
  readonly conditions: readonly Condition[];
  /** Error codes that lead here, for `via: error`. */
  readonly codes: readonly string[];
  /** The call whose failure leads here, or whose result the last condition asked for. */
  readonly call?: string;
  /** Of the step that leads there. */
  readonly at?: Place;
}

export interface FlowGraph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  /** What people enter from outside: bare paths and the screens at which a service starts. */
  readonly starts: readonly NodeId[];
}
