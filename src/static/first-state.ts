import { unknown } from '../expressions/outcome.ts';
import type { Manifest } from '../model/manifest.ts';
import type { Route } from '../model/screen.ts';
import type { ServiceLayout } from '../model/service.ts';
import type { ShippedScreen } from '../model/shipped-screen.ts';
import type { ShippedService } from '../model/shipped-service.ts';
import { knownBlocks } from '../runtime/known/known-blocks.ts';
import { knownPart } from '../runtime/known/known-part.ts';
import { knownField } from './known-field.ts';
import { knownOf, type Published } from './known-scope.ts';
import { targetsKnown } from './known-targets.ts';

/** The kind of block that stands for everything from the first unknown on. */
export const skeleton = 'skeleton';

const blocksToCome = (rest: number) => ({ kind: skeleton, shownWhen: null, rest });

/** A screen and its service as far as they are known: no expression in what is drawn of them reads anything. */
export interface FirstState {
  readonly screen: ShippedScreen;
  readonly service: ShippedService;
  readonly isTitleKnown: boolean;
  /** There is a step indicator whose numbers are not known yet. */
  readonly awaitsSteps: boolean;
}

/**
 * What of a screen is known before anybody opens it. Blocks whose condition holds are drawn, those whose condition does not are left out; from the
 * first one of which anything is unknown, a skeleton stands for the rest.
 */
export function firstStateOf(published: Published, manifest: Manifest, route: Route): FirstState {
  const { screen, service } = published;
  const knowing = knownOf(published, route);
  const isKnownTarget = targetsKnown(published, manifest, knowing);
  const part = (value: unknown) => knownPart(value, knowing, isKnownTarget);
  /** `value` where it is known. */
  const orElse = <Value>(value: Value, otherwise: Value): Value => {
    const known = part(value);
    return known === unknown ? otherwise : (known as Value);
  };
  const fields = screen.fields.map((field) => knownField(field, screen, knowing, part));
  const { blocks, rest } = knownBlocks(screen.view, { part, fields, toCome: blocksToCome });
  const { cancel } = service.layout;
  const stepIndicator = orElse(screen.stepIndicator, null);
  const layout: ServiceLayout = {
    ...service.layout,
    // It stands below everything.
    cancel:
      rest > 0 || cancel === null || part(cancel.label) === unknown
        ? null
        : { ...cancel, label: orElse(cancel.label, '') },
  };
  return {
    screen: {
      ...screen,
      title: orElse(screen.title, ''),
      subtitle: orElse(screen.subtitle, ''),
      breadcrumb: orElse(screen.breadcrumb, null),
      stepIndicator,
      view: blocks,
      fields: fields.filter((field) => field !== unknown),
      groups: [],
    },
    service: { ...service, title: orElse(service.title, ''), layout, launch: null },
    isTitleKnown: part(screen.title) !== unknown,
    awaitsSteps: screen.stepIndicator !== null && stepIndicator === null,
  };
}
