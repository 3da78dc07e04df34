import { createHash } from 'node:crypto';
import { inputChecksOf } from '../../src/flow/filed/input-checks.ts';
import { responseValidatorModule, validatorModule } from '../../src/forms/precompile.ts';
import { schemasOfScreen } from '../../src/forms/schemas-of-screen.ts';
import { fileOfServerModule } from '../../src/load/files/server-words-file.ts';
import { ship } from '../../src/load/ship.ts';
import type { CallDefinition, Catalog, CodeList, Shell, WrittenCall } from '../../src/model/catalog.ts';
import type { JsonSchema } from '../../src/model/json-schema.ts';
import type { PublishedBuild } from '../../src/model/manifest.ts';
import type { Project } from '../../src/model/project.ts';
import type { Contact } from '../../src/model/service.ts';
import type { ShippedCatalog } from '../../src/model/shipped-service.ts';
import type { StatusCalls } from '../../src/model/status-calls.ts';
import type { Vocabulary } from '../../src/model/vocabulary.ts';
import { aheadOf } from './ahead.ts';
import { markingChips } from './chips.ts';
import { blocksSource, constraintsSource, lazySource, registrySource } from './generated-modules.ts';
import { helpOf } from './help.ts';
import { makeManifest } from './manifest.ts';
import { oneOfEach } from './one-of-each.ts';
import { Output } from './output.ts';
import { ownParts } from './own-parts.ts';
import type { Parts } from './parts.ts';
import { versionsOf } from './versions.ts';
import { lateKinds } from './vocabulary.ts';
import { withChunkMarks } from './with-chunk-marks.ts';
import { withPhrases } from './with-phrases.ts';
import { withStepIndicator } from './with-step-indicator.ts';
import { withoutSources } from './without-sources.ts';
import { wordingSource } from './wording-source.ts';

/** Subfolders of `build/` that belong to this output: anything else in them is removed. */
export const ownedFolders = ['data', 'validators', 'calls', 'wording', 'written'] as const;

/**
 * Everything generated from an error-free project except `build/vocabulary.ts`. Deterministic: the same project gives the same bytes.
 *
 *     screens, services, catalogues  ->  data/**        fetched by the browser; a wording edit replaces one of them
 *     fields                         ->  validators/**  by hash of their schema
 *                                    ->  input-checks.json  what the portal checks again of what calls send
 *     catalog/calls                  ->  calls/**
 *                                    ->  status-calls.json  where the portal's page of outcomes sees what became of an act
 *     catalog/components             ->  wording/**     part of the browser's code
 *     screens, services              ->  help.json      what the portal's page 「お困りのとき」 says of them
 *     screens, services, catalogues  ->  written/**     with the expressions as authors wrote them, for tests
 *     catalog/server, server.yaml of services  ->  wording/{server,services}/**  part of the server's code
 *     all of it and the folders      ->  registry.ts, blocks.ts, lazy.ts, data/manifest.json, data/build.json
 *
 * `codeFingerprint` identifies the browser's code: a different one gives a different build id.
 */
export function projectOutput(written: Project, vocabulary: Vocabulary, parts: Parts, codeFingerprint: string): Output {
  const project = withStepIndicator(written);
  const output = new Output();
  const withChips = markingChips(project.catalogs[0]?.codes ?? []);
  const shipped = project.screens.map((screen) => ({
    ...withPhrases(withoutSources(withChips(ship(screen)))),
    ahead: aheadOf(screen, project, vocabulary),
  }));
  for (const screen of shipped) output.writeJson(`data/screens/${screen.name}.json`, screen);
  for (const { name } of project.services)
    output.writeJson(
      `data/together/${name}.json`,
      shipped.filter(({ service }) => service === name),
    );
  const divided = ownParts(project.catalogs.map(forBrowser), project);
  writeCatalogs(output, project, divided);
  output.writeJson('input-checks.json', ship(inputChecksOf(project, vocabulary)));
  output.writeJson('status-calls.json', ship(statusCalls(project.catalogs[0])));
  output.writeJson('help.json', helpOf(project));
  output.writeJson('data/settings.json', defaultSettings(project.catalogs[0]));
  const hashes = writeForms(output, project, vocabulary);
  const calls = writeCalls(output, project, divided);
  for (const [file, words] of Object.entries(project.componentWords))
    output.write(`wording/${file}.ts`, wordingSource(`catalog/components/${file}.yaml`, words));
  const late = lateKinds(vocabulary);
  output.write('registry.ts', registrySource(parts));
  output.write('blocks.ts', blocksSource(parts, late));
  output.write('constraints.ts', constraintsSource(parts));
  output.write('lazy.ts', lazySource(parts, late, hashes, calls));
  const build = buildId(output, codeFingerprint);
  output.writeJson('data/manifest.json', withoutSources(makeManifest(project, vocabulary, build)));
  output.writeJson('data/build.json', { buildId: build } satisfies PublishedBuild);
  output.writeJson('data/versions.json', versionsOf(dataIn(output)));
  // Of no browser's concern, as what is written for tests: they do not change the build's id.
  for (const [module, words] of Object.entries(project.serverWords))
    output.write(`wording/${module}.ts`, wordingSource(fileOfServerModule(module), words));
  for (const screen of project.screens) output.writeJson(`written/screens/${screen.name}.json`, ship(screen));
  for (const service of project.services) output.writeJson(`written/services/${service.name}.json`, ship(service));
  for (const catalog of project.catalogs) output.writeJson(`written/catalog.${catalog.locale}.json`, ship(catalog));
  return output;
}

type Divided = ReturnType<typeof ownParts>;

function dataIn({ files }: Output): readonly (readonly [path: string, text: string])[] {
  return [...files].flatMap(([path, text]) => (path.startsWith('data/') ? [[path.slice(5), text] as const] : []));
}

function writeCatalogs(output: Output, project: Project, divided: Divided): void {
  for (const catalog of divided.catalogs)
    output.writeJson(`data/catalog.${catalog.locale}.json`, withoutSources(ship(catalog)));
  for (const service of project.services)
    output.writeJson(
      `data/services/${service.name}.json`,
      withoutSources(ship({ ...service, ...spokenOf(service.contact), own: divided.of(service.name) })),
    );
}

/** Who else may be asked is said by the server alone. */
function spokenOf(contact: Contact | undefined): { readonly contact?: Contact } {
  return contact === undefined ? {} : { contact: { ...contact, also: '' } };
}

/**
 * The settings' defaults are in `settings.json`, where the server overrides them; their explanations, those of calls, guards and of the client's codes, and
 * why something is kept, are for editors only.
 */
function forBrowser(catalog: Catalog): ShippedCatalog {
  return {
    ...catalog,
    calls: catalog.calls.map(forRunning),
    codes: catalog.codes.map(withoutRepetition),
    guards: catalog.guards.map((guard) => ({ ...guard, says: '' })),
    dialogs: withPhrases(catalog.dialogs),
    settings: [],
    shell: shellForBrowser(catalog.shell),
    errors: { ...catalog.errors, clientCodes: {} },
  };
}

function shellForBrowser({ login, ...shell }: Shell): Shell {
  const members = Object.entries(login).map(([name, { is, type }]) => [name, { is, type, says: '' }]);
  return { ...shell, screenIds: [], login: Object.fromEntries(members) };
}

function withoutRepetition(list: CodeList): CodeList {
  const codes = list.codes.map(({ logged, ...code }) => (logged === code.value ? code : { ...code, logged }));
  return { ...list, codes } as CodeList;
}

function forRunning({ source: _, keep: __, withoutReceipt: ___, ...call }: WrittenCall): CallDefinition {
  return { ...call, codes: call.effect === 'files' ? call.codes : [] };
}

function statusCalls(catalog: Catalog | undefined): StatusCalls {
  return Object.fromEntries(
    (catalog?.calls ?? []).flatMap(({ name, status }) =>
      status === null ? [] : [[name, { call: status.call, done: status.done }]],
    ),
  );
}

function defaultSettings(catalog: Catalog | undefined): { readonly [name: string]: unknown } {
  return Object.fromEntries((catalog?.settings ?? []).map((setting) => [setting.name, setting.default]));
}

/** Schema and validator are always generated together from the same fields, so they cannot diverge. */
function writeForms(output: Output, project: Project, vocabulary: Vocabulary): string[] {
  const found = new Map<string, { readonly schema: JsonSchema; readonly services: Set<string> }>();
  for (const screen of project.screens) {
    const { own, groups } = schemasOfScreen(screen, vocabulary);
    if (own) add(own, screen.schemaHash, screen.service, `Screen ${screen.name}`);
    for (const [index, schema] of groups.entries()) {
      const { name = '', schemaHash = '' } = screen.groups[index] ?? {};
      add(schema, schemaHash, screen.service, `Screen ${screen.name}, ${name}`);
    }
  }
  const sources = [...found].map(([hash, { schema }]) => [hash, validatorModule(schema, vocabulary)] as const);
  for (const [hash, source] of withChunkMarks('forms', sources, (name) => [...(found.get(name)?.services ?? [])])) {
    output.write(`validators/${hash}.js`, source);
    const [mark = ''] = /^\/\/ chunk: .*\n/.exec(source) ?? [];
    output.write(`validators/${hash}.form.js`, `${mark}export { default as validate } from './${hash}.js';\n`);
    output.write(
      `validators/${hash}.form.d.ts`,
      `import type { CompiledForm } from '../../src/runtime/contract/host.ts';\nexport declare const validate: CompiledForm['validate'];\n`,
    );
  }
  return [...found.keys()].sort();

  function add(schema: JsonSchema, hash: string, service: string, owner: string): void {
    if (schema.$id !== hash) throw new Error(`${owner}: the fields have the hash ${schema.$id}, not ${hash}`);
    const known = found.get(hash) ?? { schema, services: new Set() };
    found.set(hash, known);
    known.services.add(service);
  }
}

/** The calls with a validated response, and which of their files is that of each. */
function writeCalls(output: Output, project: Project, divided: Divided): ReadonlyMap<string, string> {
  const sources = project.callSchemas.flatMap(({ name, response }) =>
    response === null ? [] : [[name, exportingValidate(responseValidatorModule(response, project.types))] as const],
  );
  const own = project.services.map(({ name }) => ({ name, calls: divided.of(name).calls.map((call) => call.name) }));
  const usersOf = (call: string) => own.filter(({ calls }) => calls.includes(call)).map(({ name }) => name);
  const marked = withChunkMarks('calls', sources, usersOf);
  for (const [name, source] of marked) {
    output.write(`calls/${name}.js`, source);
    output.write(
      `calls/${name}.d.ts`,
      `import type { CompiledValidator } from '../../src/runtime/contract/host.ts';\nexport declare const validate: CompiledValidator;\n`,
    );
  }
  return oneOfEach(marked);
}

function exportingValidate(module: string): string {
  return module.replace(/^export default ([\w$]+);/m, 'export { $1 as validate };');
}

function buildId(output: Output, codeFingerprint: string): string {
  const hash = createHash('sha256').update(codeFingerprint);
  for (const [path, text] of [...output.files].sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(`${path}\0${text}\0`);
  return hash.digest('hex').slice(0, 16);
}
