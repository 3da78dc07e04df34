// chunk: acts
import type { ServicePart } from '../../model/service.ts';
import type { Core } from '../core/core.ts';
import { matchPath } from '../navigation/routes.ts';
import type { ScreenCore } from './screen-core.ts';
import { unansweredIn } from './unanswered.ts';

/** What the run-time says below the heading, after the reason for which the person is here. */
export interface Below {
  /** Nobody knows what came of something that was sent. */
  readonly isUnknown: boolean;
  /** What is shown was read before it was sent. */
  readonly isOld: boolean;
}

/** Says it until an action begins, which will tell more; that what is shown is old stays true until it is read again. */
export function tellBelow(shared: ScreenCore, { isUnknown, isOld }: Below): void {
  say(shared, { isUnknown, isOld });
  shared.unsay = isUnknown || isOld ? () => say(shared, { isUnknown: false, isOld }) : undefined;
}

function say({ core, view, update }: ScreenCore, { isUnknown, isOld }: Below): void {
  const { unanswered, readBefore } = core.parts.catalog.shell.words;
  const reason = [unanswered, readBefore].reduce((so, told) => so.replace(told, ''), view().reason);
  update({ reason: `${reason}${isUnknown ? unanswered : ''}${isOld ? readBefore : ''}` });
}

/** An act of the service stands open, and this page has told so. */
export const isActUnknown = ({ core, service }: ScreenCore): boolean =>
  unansweredIn(core, true).some(
    ({ call, at }) => core.calls.told.has(call.name) && senderAt(core, service, at) !== null,
  );

/** The service's screen at the path; null = none. */
export function senderAt({ parts, host }: Core, { screens }: ServicePart, at: string) {
  const match = matchPath(parts.manifest, at.slice(host.base.length));
  return match !== null && 'screen' in match && screens.includes(match.screen) ? match : null;
}
