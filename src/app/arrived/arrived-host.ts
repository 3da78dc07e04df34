import { preloadable } from '../../draw/preloadable.ts';
import { addSettings } from '../../model/nested-settings.ts';
import type { BrowserHost } from '../browser-host.ts';
import { fetchData } from '../fetch-data.ts';
import type { Arrived } from './arrived.ts';

/** The browser, which has what the page brought along: each answer once, and without the validator that the server has asked already. */
export function arrivedHost(
  host: BrowserHost,
  { manifest, catalog, settings, isAll, screen, service, answers, made }: Arrived,
): BrowserHost & { forgetArrived(): void } {
  const left = [...answers];
  // Made at build, it may be older than what is published.
  let isFresh = made === undefined;
  const rest = preloadable(async () => {
    const { buildId } = manifest;
    const files = ['manifest.json', `catalog.${catalog.locale}.json`, `services/${service.name}.json`];
    const [all, ...whole] = await Promise.all([
      fetchData<Arrived['settings']>('settings.json'),
      ...files.map((path) => fetchData<object>(path)),
    ]);
    for (const [index, part] of [manifest, catalog, service].entries()) Object.assign(part, whole[index]);
    addSettings(settings, all);
    // It stays the one that this page is of.
    Object.assign(manifest, { buildId });
  });
  const loadRest: BrowserHost['loadRest'] = async (part) => {
    if (!isAll) await rest.load();
    return part as never;
  };
  const asked: { readonly call: string; settle(isRecorded: boolean): void }[] = [];
  return {
    ...host,
    drawnFor: answers.flatMap(({ headers }) => headers).find(([name]) => name === 'session-person')?.[1],
    forgetArrived() {
      left.splice(0);
      isFresh = false;
    },
    // The page is of this moment.
    loadBuildId: () => (isFresh ? Promise.resolve(manifest.buildId) : host.loadBuildId()),
    loadRest,
    async loadScreen(name) {
      if (name === screen.name) return screen;
      // Another one makes other calls and has other codes: both are on their way at once.
      const [other] = await Promise.all([host.loadScreen(name), loadRest()]);
      return other;
    },
    loadService: (name) => (name === service.name ? Promise.resolve(service) : host.loadService(name)),
    loadResponseValidator(call) {
      if (!left.some((answer) => answer.call === call)) return host.loadResponseValidator(call);
      // Whether the request that follows is the recorded one is known when it is made.
      return new Promise((resolve) => {
        asked.push({ call, settle: (isRecorded) => resolve(isRecorded ? null : host.loadResponseValidator(call)) });
      });
    },
    async fetch(input, init) {
      const path = String(input).slice(host.apiBase.length);
      const at = left.findIndex((answer) => answer.path === path && answer.body === init?.body);
      const [recorded] = at === -1 ? [] : left.splice(at, 1);
      const call = answers.find((answer) => answer.path === path)?.call;
      const by = asked.findIndex((one) => one.call === call);
      if (by !== -1) asked.splice(by, 1)[0]?.settle(recorded !== undefined);
      if (recorded === undefined) return host.fetch(input, init);
      const { status, text } = recorded;
      const headers = recorded.headers.map(([name, value]): [string, string] => [name, value]);
      return new Response(status === 204 ? null : text, { status, headers });
    },
  };
}
