import type { ErrorRow, Step } from '../../model/step.ts';
import { followFailures } from './failures.ts';
import { type Path, under } from './path.ts';
import { arrive, type Site, stay, written } from './site.ts';

/** Follows the failures of a call; returns the path on which the action goes on: answered, ignored, or in the background. */
export function followCall(site: Site, { options, kind, at }: Step, name: string, path: Path): readonly Path[] {
  const call = site.collector.call(name);
  const isBackground = (options.background as boolean | undefined) ?? call?.background ?? false;
  const result = String(options.as ?? name);
  site.collector.request({ site, path, call: name, result, with: options.with, at });
  if (call && !isBackground) followFailures(site, path, call, (options.onError ?? []) as readonly ErrorRow[]);
  const fresh = written(site, path, result);
  const kept = Object.values((options.keep ?? {}) as { readonly [member: string]: string });
  const into = typeof options.into === 'string' ? [...kept, options.into] : kept;
  const isSure = !isBackground && kind !== 'poll';
  const after = into.reduce((so, target) => written(site, so, target, isSure ? {} : undefined), fresh);
  return [{ ...after, writes: [...path.writes, ...into], answered: [...(path.answered ?? []), name] }];
}

/** Data loaded again: its call may fail as it did on entering. `draft`: the whole screen is entered anew. */
export function followRestart(site: Site, { at }: Step, name: string, path: Path): readonly Path[] {
  const { collector, screen, service } = site;
  if (screen === null) return [];
  if (name === 'draft' && service.draft !== null) {
    arrive(site, path, collector.screenNode(screen.name), 'step', at);
    return [];
  }
  const entry = screen.data.find((candidate) => candidate.name === name);
  const call = entry && collector.call(entry.call);
  const within = `restart ${name}`;
  if (!entry || !call) return [path];
  if (path.within.includes(within)) {
    stay(site, [path], at);
    return [];
  }
  const loading = under({ ...path, within: [...path.within, within] }, entry.when);
  if (!call.background) followFailures(site, loading, call, entry.onError);
  const fresh = written(site, path, name);
  return [
    Object.values(entry.keep).reduce((so, target) => written(site, so, target), { ...fresh, writes: path.writes }),
  ];
}
