import type { CatalogPart } from '../../model/catalog.ts';
import type { CallAnswer } from '../../model/drawn-page.ts';
import type { Manifest } from '../../model/manifest.ts';
import type { ShippedScreen } from '../../model/shipped-screen.ts';
import type { ShippedServicePart } from '../../model/shipped-service.ts';

/** A call made at drawing, and its answer, which was found valid. */
export interface RecordedAnswer extends CallAnswer {
  readonly call: string;
  readonly path: string;
  readonly body: string;
}

/** What a page drawn by the server brings along, as inert JSON. */
export interface Arrived {
  readonly manifest: Manifest;
  readonly settings: { [name: string]: unknown };
  readonly catalog: CatalogPart;
  /** Manifest, catalogue, settings and service are whole, not only what the first state needs (`drawn/first-part.ts`). */
  readonly isAll: boolean;
  readonly service: ShippedServicePart;
  readonly screen: ShippedScreen;
  readonly answers: readonly RecordedAnswer[];
  readonly phase: 'loading' | 'ready';
  /** What was drawn (`print.ts`). */
  readonly print: string;
  /** On a static page: the hashes of the files it was made from. Settings are not among them, they are asked for. Nothing was answered. */
  readonly made?: { readonly [file: string]: string };
}

/** Id of the element that holds it. */
export const arrivedId = 'arrived';
