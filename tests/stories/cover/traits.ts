import type { Dialog } from '../../../src/model/dialog.ts';
import type { Project } from '../../../src/model/project.ts';
import type { Screen } from '../../../src/model/screen.ts';
import type { ServicePart } from '../../../src/model/service.ts';

/** What kinds of dialog this one is. */
export function traitsOfDialog({ catalogs, services }: Project, dialog: Dialog): readonly string[] {
  const isIn = (all: readonly Dialog[] | undefined) => all?.includes(dialog) === true;
  const place = isIn(catalogs[0]?.dialogs)
    ? 'catalogue'
    : services.some(({ dialogs }) => isIn(dialogs))
      ? 'service'
      : 'screen';
  const traits = {
    'with inputs': (dialog.fields ?? []).length > 0,
    'with an error number': dialog.showsErrorNumber,
    'with a way out by Escape': dialog.buttons.some((button) => button.escape),
    'with a choice': dialog.buttons.length > 1,
  };
  return [`dialog: of the ${place}`, ...held('dialog', traits)];
}

/** What kinds of page the screen is. */
export function traitsOfPage(screen: Screen, service: ServicePart): readonly string[] {
  const { layout, flows, draft } = service;
  const traits = {
    'with inputs': screen.fields.length > 0,
    'with repeated inputs': screen.groups.length > 0,
    'launched by another service': service.launch !== null,
    'with a step indicator': layout.stepIndicator !== null,
    'without a heading': !layout.heading,
    'that is a check page': flows.some(({ check }) => check === screen.name),
    'without a way back': flows.some(({ done }) => done?.result === screen.name),
    'with a draft': draft?.screens.includes(screen.name) === true,
    'with data of its own': screen.data.length > 0,
    'that watches': screen.watch.length > 0,
    'that says it is loading': screen.loading !== null,
    'with parameters in its path': Object.keys(screen.pathParams).length > 0,
    'that tidies its address': screen.removeFromAddress.length > 0,
    'with a breadcrumb': screen.breadcrumb !== null,
    'without a breadcrumb': screen.breadcrumb === null,
  };
  return [`page: in the frame ${service.shell ?? 'of the portal'}`, ...held('page', traits)];
}

const held = (family: string, traits: { readonly [trait: string]: boolean }) =>
  Object.keys(traits)
    .filter((trait) => traits[trait] === true)
    .map((trait) => `${family}: ${trait}`);
