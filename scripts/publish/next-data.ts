import { versionsOf } from '../build/versions.ts';

/** Text by path below `data/`. */
export type DataFiles = ReadonlyMap<string, string>;

interface NextData {
  readonly files: DataFiles;
  /** Settings whose default is another one now. They are not published: the server's own values stand. */
  readonly otherDefaults: readonly string[];
}

/**
 * What is published after `built`, where `published` is now. The build's id stays as long as the manifest says the same: who has a page open need not
 * load it again for a wording. Settings stay as they are on this site; new ones are added.
 */
export function nextData(published: DataFiles, built: DataFiles): NextData {
  const files = new Map(built);
  const ours = settingsIn(published);
  const theirs = settingsIn(built);
  files.set('settings.json', `${JSON.stringify({ ...theirs, ...ours })}\n`);
  if (withoutId(published.get('manifest.json')) === withoutId(built.get('manifest.json')))
    for (const file of ['manifest.json', 'build.json']) files.set(file, published.get(file) ?? '');
  files.set('versions.json', `${JSON.stringify(versionsOf(files))}\n`);
  const otherDefaults = Object.entries(theirs)
    .filter(([name, value]) => Object.hasOwn(ours, name) && JSON.stringify(ours[name]) !== JSON.stringify(value))
    .map(([name]) => name);
  return { files, otherDefaults };
}

function settingsIn(files: DataFiles): { readonly [name: string]: unknown } {
  return JSON.parse(files.get('settings.json') ?? '{}');
}

function withoutId(manifest = '{}'): string {
  return JSON.stringify({ ...JSON.parse(manifest), buildId: '' });
}
