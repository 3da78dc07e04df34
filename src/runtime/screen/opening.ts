import type { Core } from '../core/core.ts';
import { appError } from '../navigation/app-error.ts';
import { urlParameters } from '../navigation/url-parameters.ts';
import type { Opening, ScreenParts } from './screen-core.ts';

/** First phase: where the person comes from, and with what. */
export function openAt(core: Core, parts: ScreenParts): Opening {
  const { screen, service, openLaunch } = parts;
  const state = core.stateOf(service);
  const { search } = core.host.location();
  const url = urlParameters(screen, search);
  const fromApp = appError(search);
  core.launch = {};
  core.callingLaunch = null;
  const isReturn = Object.keys(url).length > 0 || fromApp !== null;
  const launch = service.launch && (openLaunch?.(core, service, service.launch, isReturn) ?? null);
  return { ...parts, core, state, search, url, fromApp, launch };
}
