import { type ProjectFiles, readProjectFiles } from '../../src/load/files/project-files.ts';
import type { LoadedProject } from '../../src/load/gather/loaded.ts';
import { loadProject } from '../../src/load/load-project.ts';
import { smallCatalog } from './small-catalog.ts';
import { smallService } from './small-service.ts';
import { vocabulary } from './vocabulary.ts';

/** A service with a bit of everything: launch, state, facts, flow, template, form, data, watch, polls, dialogs, error rows. */
const YAML: { readonly [file: string]: string } = { ...smallCatalog, ...smallService };

const own = readProjectFiles(process.cwd());

/** The small project's files: the real descriptor schemas and shell, everything else its own. */
export function smallProject(edits: { readonly [file: string]: string } = {}): ProjectFiles {
  const files = new Map<string, string | Uint8Array>();
  for (const [file, content] of own) {
    if (/^schemas\/[^/]+$/.test(file)) files.set(file, content);
  }
  files.set('catalog/shell.yaml', shell());
  files.set('catalog/claims.yaml', own.get('catalog/claims.yaml') as Uint8Array);
  for (const [file, text] of Object.entries({ ...YAML, ...edits })) files.set(file, text);
  return files;
}

export function textOf(file: string): string {
  const text = YAML[file];
  if (text === undefined) throw new Error(`no such file in the small project: ${file}`);
  return text;
}

export function loadSmall(edits: { readonly [file: string]: string } = {}): LoadedProject {
  return loadProject(smallProject(edits), vocabulary);
}

/** The real frame's wording with links that exist here. */
function shell(): string {
  const text = new TextDecoder().decode(own.get('catalog/shell.yaml') as Uint8Array);
  return text
    .replace(/address: \w+/g, 'address: top')
    .replace(/topLink: \w+/, 'topLink: top')
    .replace(/\btop: \w+/g, 'top: top')
    .replace(/=settings\.title\.separator/, '"｜"')
    .replace(/=settings\.webview\.marker/, 'webview')
    .replace(/visitCalls: .*/, 'visitCalls: []');
}
