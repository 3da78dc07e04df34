import type { GraphNode } from '../../../src/flow/graph/graph.ts';
import type { WayKind } from '../ways/ways.ts';

/** What is drawn: places with their lines of text, and arrows between them. */
export interface Picture {
  readonly service: string;
  readonly title: string;
  /** Flows of the service, each drawn as a frame. */
  readonly frames: readonly { readonly name: string; readonly title: string; readonly places: readonly string[] }[];
  readonly places: readonly Place[];
  readonly arrows: readonly Arrow[];
  /** What applies to (nearly) every screen, stated once. */
  readonly everywhere: readonly Everywhere[];
}

export interface Place {
  readonly id: string;
  readonly shape: 'screen' | 'conditional' | 'dialog' | 'address' | 'app' | 'start' | 'unknown' | 'elsewhere';
  readonly lines: readonly string[];
  /** Name of the screen that the text describes further; null = none. */
  readonly screen: string | null;
}

export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly kind: WayKind;
  readonly lines: readonly string[];
  /** The arrow points both ways. */
  readonly both: boolean;
}

export interface Everywhere {
  readonly kind: WayKind;
  readonly cause: string;
  readonly to: string;
  /** For a dialog: where its buttons lead. */
  readonly then: readonly string[];
  /** Screens to which it applies. */
  readonly screens: readonly GraphNode['name'][];
}
