// chunk: ahead
import { unknown } from '../../expressions/outcome.ts';
import type { Scope } from '../../model/expression.ts';
import type { Foreseen } from '../contract/screen.ts';
import { isStateWritten, knowingFacts } from '../known/knowing-facts.ts';
import { knownBlocks } from '../known/known-blocks.ts';
import { type IsKnownTarget, type Knowing, knownPart } from '../known/known-part.ts';
import type { ScreenCore } from './screen-core.ts';

/** Members by which a block is pressed or filled in: nothing would come of it yet. */
const active = ['action', 'address', 'change', 'dialog', 'field', 'screen', 'to', 'widget'] as const;

const isPassive: IsKnownTarget = (part: { readonly [member: string]: unknown }) =>
  active.every((member) => part[member] === undefined || part[member] === null);

/**
 * What of a screen that is still loading is drawn for certain: with what has been read so far, by the same logic as a page that is written before anybody
 * opens it (decision 48). From the first block that is not known, or that can be used, the rest is to come.
 */
export function foresee(shared: ScreenCore): Foreseen {
  const { title, view } = shared.screen;
  const knowing = knowingOf(shared);
  const partIn = (known: Knowing) => (value: unknown) => knownPart(value, known, isPassive);
  const part = partIn(knowing);
  const partOf = (item: unknown) => partIn({ ...knowing, scope: { ...knowing.scope, item } });
  const known = part(title);
  return { title: known === unknown ? null : (known as string), ...knownBlocks(view, { part, partOf }) };
}

/** The names of which is known what they will be once the screen is ready. */
function knowingOf({ core, stage, screen, service, data }: ScreenCore): Knowing {
  const { settings, route, path, url, login = unknown, state } = stage.scope();
  const isWritten = service.launch !== null || isStateWritten(service, screen, (entry) => data[entry] !== undefined);
  const names = {
    ...{ settings, route, path, url, login },
    ...data,
    // The process depends on the way.
    state: isWritten ? unknown : { ...(state as Scope), process: unknown },
    form: unknown,
  };
  return knowingFacts(names, service, { functions: core.parts.functions, environment: core.environment });
}
