import { blocksOf } from '../../src/load/blocks/leads-of.ts';
import { ship } from '../../src/load/ship.ts';
import type { Manifest, ManifestScreen } from '../../src/model/manifest.ts';
import type { Project } from '../../src/model/project.ts';
import type { Screen } from '../../src/model/screen.ts';
import type { Vocabulary } from '../../src/model/vocabulary.ts';

/** The first file the browser fetches. Contains no wording, so that text edits leave it unchanged. */
export function makeManifest(project: Project, vocabulary: Vocabulary, buildId: string): Manifest {
  return ship({
    buildId,
    screens: project.screens.map((screen) => manifestScreen(screen, project, vocabulary)),
    services: project.services.map(({ name, base, shell, enabled }) => ({
      name,
      base,
      ...(shell !== null && { shell }),
      ...(enabled !== null && { enabled }),
    })),
  });
}

function manifestScreen(screen: Screen, project: Project, vocabulary: Vocabulary): ManifestScreen {
  const { name, id, service, routes, schemaHash } = screen;
  return {
    name,
    id,
    service,
    routes,
    pathDefaults: pathDefaultsOf(screen),
    schemaHash,
    groupHashes: screen.groups.map((group) => group.schemaHash),
    widgets: widgetsOf(screen, vocabulary),
    ...(project.services.find((candidate) => candidate.name === service)?.launch && { launched: true }),
  };
}

function pathDefaultsOf({ pathParams }: Screen): ManifestScreen['pathDefaults'] {
  const written = Object.entries(pathParams).filter(([, parameter]) => parameter.default !== null);
  return Object.fromEntries(written.map(([name, parameter]) => [name, parameter.default]));
}

/** Names of the widgets in a screen's view, fields and dialogs, and of its late-loaded block kinds, sorted. */
export function widgetsOf(screen: Screen, { blocks }: Vocabulary): string[] {
  const fields = [...screen.fields, ...screen.groups.flatMap((group) => group.fields)];
  const drawn = blocksOf(screen).flatMap(({ kind, widget }) => widget ?? (blocks[kind]?.late === true ? [kind] : []));
  return [...new Set([...fields.map((field) => field.widget), ...drawn])].sort();
}
