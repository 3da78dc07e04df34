import type { CallDefinition, Catalog, CodeList } from './catalog.ts';
import type { Service, ServicePart } from './service.ts';

/** Of the catalogue's, those that services name and the frame does not. */
export interface OwnParts {
  readonly codes: readonly CodeList[];
  readonly calls: readonly CallDefinition[];
}

/** The catalogue as the browser gets it, without what only editors read. */
export type ShippedCatalog = Omit<Catalog, keyof OwnParts> & OwnParts;

/** A service as a page of its screens brings it. Without `own`, the catalogue has everything. */
export interface ShippedServicePart extends ServicePart {
  readonly own?: OwnParts;
}

/** A service as the browser gets it (`scripts/build/own-parts.ts`). */
export type ShippedService = Service & ShippedServicePart;
