import { type MapEntry, type MapNode, member, textMember } from '../../load/yaml/located.ts';
import { entriesOf, itemsOf, mapsIn, rootsOf } from '../nodes.ts';
import type { LintInput, Rule } from '../rule.ts';

/** Steps that take a person out of the screen. */
const WAYS = ['leave', 'go', 'launchApp'];

export const rule: Rule = {
  id: 'dialog-escape-acts',
  severity: 'error',
  summary:
    'Esc キーで押されるボタン（escape: true）は、害のないボタンにします。データを送る手順や消す手順、残るボタンがあるのに画面を離れる手順は書きません。',
  good: {
    yaml: `view:
  - { button: 次へ, action: next }
actions:
  next:
    - dialog: sure
      then: { stay: [{ stop: true }], end: [{ leave: portalTop }] }
    - leave: portalTop
dialogs:
  sure:
    title: 手続きをやめますか？
    buttons: [{ id: stay, label: 続ける, escape: true }, { id: end, label: やめる }]
`,
  },
  bad: {
    yaml: `view:
  - { button: 次へ, action: next }
actions:
  next:
    - dialog: sure
      then: { stay: [{ stop: true }], end: ▶[{ leave: portalTop }] }
    - leave: portalTop
dialogs:
  sure:
    title: 手続きをやめますか？
    buttons: [{ id: stay, label: 続ける }, { id: end, label: やめる, escape: true }]
`,
  },
  check: (input) => {
    const sends = new Set(input.project.catalogs[0]?.calls.filter(({ sendOnce }) => sendOnce).map(({ name }) => name));
    return rootsOf(input.documents, /^(?:screens|catalog)\//).flatMap(({ file, root }) =>
      mapsIn(root).flatMap((map) => {
        const name = textMember(map, 'dialog');
        const buttons = name === undefined ? undefined : buttonsOf(input, file, name);
        const harmless = buttons?.find((button) => textMember(button, 'escape') === 'true');
        if (buttons === undefined || harmless === undefined) return [];
        const handlers = entriesOf(map, 'then');
        const pressed = handlers.find(({ key }) => key === textMember(harmless, 'id'));
        if (pressed === undefined) return [];
        const others = buttons.filter((button) => button !== harmless);
        const canStay = others.some((button) => isStill(handlers.find(({ key }) => key === textMember(button, 'id'))));
        const harm = does(
          pressed,
          (step) => member(step, 'clear') !== undefined || sends.has(textMember(step, 'call') ?? ''),
        );
        if (!harm && !(canStay && leaves(pressed))) return [];
        return [
          {
            place: pressed.value.at,
            message: `Esc キーで「${textMember(harmless, 'label')}」が押され、この手順が動きます。害のないボタンに escape: true を付けてください。`,
          },
        ];
      }),
    );
  },
};

/** The buttons of the dialog that is meant in a file: the screen's, the service's or the catalogue's. */
function buttonsOf({ documents }: LintInput, file: string, name: string): readonly MapNode[] | undefined {
  const service = /^screens\/[^/]+\//.exec(file)?.[0];
  const homes = [file, ...(service === undefined ? [] : [`${service}service.yaml`]), 'catalog/dialogs.yaml'];
  for (const home of homes) {
    const root = documents.get(home)?.root;
    const dialog = root && entriesOf(root, 'dialogs').find(({ key }) => key === name);
    if (dialog) return itemsOf(dialog.value, 'buttons').filter((button) => button.kind === 'map');
  }
  return undefined;
}

/** True for a button that closes the dialog and nothing else. Without steps of its own the action goes on. */
function isStill(handler: MapEntry | undefined): boolean {
  return handler !== undefined && mapsIn(handler.value).every((step) => member(step, 'stop') !== undefined);
}

function leaves(handler: MapEntry | undefined): boolean {
  return does(handler, (step) => WAYS.some((way) => member(step, way) !== undefined));
}

function does(handler: MapEntry | undefined, sought: (step: MapNode) => boolean): boolean {
  return handler !== undefined && mapsIn(handler.value).some(sought);
}
