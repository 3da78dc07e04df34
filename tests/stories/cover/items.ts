import type { Project } from '../../../src/model/project.ts';
import type { Vocabulary } from '../../../src/model/vocabulary.ts';
import { traitsOfDialog, traitsOfPage } from './traits.ts';

/** Kinds of blocks that are drawn; others become these when they are read. */
const drawnBlocks = Object.keys(import.meta.glob('../../../src/blocks/*/component.tsx')).map((path) =>
  String(path.split('/').at(-2)),
);

/** What `src/app` and `src/ui` do with the focus, as far as it depends on the way by which somebody came. */
export const focusMoves = [
  'focus: heading of the next screen',
  'focus: input that a 「変更」 link names',
  'focus: list that was sorted or paged',
  'focus: error summary',
  'focus: error summary of a dialog',
  'focus: dialog that opens',
  'focus: back from a dialog',
] as const;

export const historyMoves = [
  'history: back',
  'history: reload',
  'history: on after an error',
  'history: address replaced',
] as const;

/** Everything of the vocabulary and the descriptors that at least one story should meet in Chromium. */
export function itemsOf(project: Project, vocabulary: Vocabulary): readonly string[] {
  const { services, screens, catalogs } = project;
  const [catalog] = catalogs;
  if (catalog === undefined) throw new Error('No catalogue');
  const { intentPath, intentSignaturePath } = catalog.shell;
  const dialogs = [
    ...catalog.dialogs,
    ...services.flatMap((one) => one.dialogs),
    ...screens.flatMap((one) => one.dialogs),
  ];
  const pages = screens.flatMap((screen) =>
    services.filter(({ name }) => name === screen.service).flatMap((service) => traitsOfPage(screen, service)),
  );
  return [
    ...new Set([
      ...Object.keys(vocabulary.widgets).map((name) => `widget: ${name}`),
      ...drawnBlocks.map((kind) => `block: ${kind}`),
      ...Object.keys(vocabulary.steps).map((kind) => `step: ${kind}`),
      ...Object.values(vocabulary.storySteps).flatMap(({ kind, options }) => [
        `story: ${kind}`,
        ...enumsOf(options).map((word) => `story: ${kind} ${word}`),
      ]),
      ...dialogs.flatMap((dialog) => traitsOfDialog(project, dialog)),
      ...pages,
      ...(services.some(({ bare }) => bare.length > 0) ? ['page: bare path of a service'] : []),
      ...catalog.apps.map(({ name }) => `app: ${name}`),
      ...[intentPath, intentSignaturePath].flatMap((path) => [`return: ${path}`, `return: ${path} with an error`]),
      'return: by the phone',
      ...focusMoves,
      ...historyMoves,
    ]),
  ].sort();
}

function enumsOf({ properties = {} }: Vocabulary['storySteps'][string]['options']): readonly string[] {
  return Object.values(properties).flatMap((part) => (part.enum ?? []) as readonly string[]);
}
