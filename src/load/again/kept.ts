import type { Screen } from '../../model/screen.ts';
import type { LoadedCatalog } from '../gather/load-catalog.ts';
import type { KeptFolder } from '../gather/load-services.ts';
import type { ReadSchemas } from '../gather/read-schemas.ts';
import type { StoryFile } from '../gather/story-file.ts';
import type { CheckSources } from '../names/names.ts';
import type { Opening } from '../type-check/checker.ts';
import type { Walk } from '../walk/context.ts';

/** What an earlier load found and nothing has changed since: it is neither read nor checked again. */
export interface Kept {
  readonly catalog: LoadedCatalog;
  readonly schemas: ReadSchemas;
  readonly people: CheckSources['people'];
  readonly tables: CheckSources['tables'];
  readonly served: CheckSources['served'];
  readonly server: CheckSources['server'];
  /** By service. */
  readonly folders: ReadonlyMap<string, KeptFolder>;
  /** By file: stories as they are written, their names checked. */
  readonly stories: ReadonlyMap<string, StoryFile>;
  /** Dialogs opened, by the walk of the file that opens them. */
  readonly openings: ReadonlyMap<Walk, readonly Opening[]>;
  /** By service. */
  readonly screens: ReadonlyMap<string, readonly Screen[]>;
}
