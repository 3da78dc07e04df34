// chunk: late
import type { App } from '../../model/catalog.ts';
import type { Expression, Scope } from '../../model/expression.ts';
import type { LoadedOptions } from '../../model/loaded-of.ts';
import { appFailure } from '../../runtime/navigation/app-error.ts';
import { handleFailure } from '../../runtime/run/handle-failure.ts';
import type { Outcome, Run } from '../../runtime/run/run.ts';
import { handOver } from '../../runtime/storage/handed-over.ts';
import { compareVersions } from './compare-versions.ts';
import { keepRedirect } from './keep-redirect.ts';
import type { stepKind } from './step.ts';

type LaunchAppOptions = LoadedOptions<typeof stepKind>;

/** Opens the app and handles the outcome. */
export async function launchApp(options: LaunchAppOptions, run: Run): Promise<Outcome> {
  const { core } = run.stage;
  const app = core.parts.catalog.apps.find(({ name }) => name === options.launchApp);
  if (app === undefined) throw new Error(`No app ${options.launchApp}`);
  if (isBelow(run, app, app.available)) {
    await run.steps(options.onOutdated);
    return 'end';
  }
  if (isBelow(run, app, app.latest)) {
    const outcome = await run.steps(options.onUpdatable);
    if (outcome !== 'next') return outcome;
  }
  const returnTo = returnUrl(run, options.returnTo ?? run.stage.screen?.name ?? '');
  const url = withParameters(run.text(app.url, { returnTo }), run.value(options.with) as Scope);
  for (;;) {
    keepRedirect(core, returnTo);
    handOver(core, run.stage.service);
    const opened = await core.host.openApp(url);
    if (opened.kind === 'opened') return 'end';
    if (opened.kind === 'missing') {
      await run.steps(options.onMissing);
      return 'end';
    }
    if ((await handleFailure(run, appFailure(opened.code), [])) !== 'again') return 'end';
  }
}

/** Below `available` the app must be updated, below `latest` it may be. An unknown version passes. */
function isBelow(run: Run, app: App, wanted: Expression | null): boolean {
  const installed = run.value(app.installed);
  if (wanted === null || typeof installed !== 'string' || installed === '') return false;
  return compareVersions(installed, String(run.evaluate(wanted))) < 0;
}

/** The address may have any scheme (`intent://…#Intent;end`), so it can only be handled as text. */
function withParameters(url: string, parameters: Scope): string {
  const query = Object.entries(parameters).map((entry) =>
    entry.map((part) => encodeURIComponent(String(part))).join('='),
  );
  const [address = '', ...fragment] = url.split('#');
  const joined = [address, ...query].reduce((left, pair) => `${left}${left.includes('?') ? '&' : '?'}${pair}`);
  return [joined, ...fragment].join('#');
}

function returnUrl({ stage }: Run, screen: string): string {
  const { host } = stage.core;
  return `${host.location().origin}${host.base}${stage.addressOf(screen, {})}`;
}
