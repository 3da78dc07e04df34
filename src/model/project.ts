import type { CallSchemas, Catalog } from './catalog.ts';
import type { ComponentWords, ServerWords } from './filled-text.ts';
import type { NamedSchemas } from './named-schema.ts';
import type { Screen } from './screen.ts';
import type { Service } from './service.ts';

/** All descriptors, loaded and normalised. */
export interface Project {
  readonly services: readonly Service[];
  readonly screens: readonly Screen[];
  /** One per locale; the first is Japanese. */
  readonly catalogs: readonly Catalog[];
  readonly callSchemas: readonly CallSchemas[];
  /** Named types of `catalog/types`. */
  readonly types: NamedSchemas;
  /** The components' own words (`catalog/components`), by file. */
  readonly componentWords: { readonly [file: string]: ComponentWords };
  /** What the server says in pages, mails and receipts (`catalog/server`, `server.yaml` of services), by module below `build/wording`. */
  readonly serverWords: { readonly [module: string]: ServerWords };
}
