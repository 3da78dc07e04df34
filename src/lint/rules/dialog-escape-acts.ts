import { entriesOf, itemsOf, mapsIn, rootsOf } from '../../load/gather/nodes.ts';
import { type MapEntry, type MapNode, member, type Node, textMember } from '../../load/yaml/located.ts';
import { stepsAfter } from '../reading/following-steps.ts';
import type { LintInput, Rule } from '../rule.ts';

/** Steps that take a person out of the screen. */
const WAYS = ['leave', 'go', 'launchApp'];
/** Steps after which nothing more of the action runs. */
const ENDS = ['stop', 'leave', 'go', 'fail', 'again'];

export const rule: Rule = {
  id: 'dialog-escape-acts',
  severity: 'error',
  summary:
    'Esc キーで押されるボタン（escape: true）は、害のないボタンにします。データを送る手順や消す手順、残るボタンがあるのに画面を離れる手順は書きません。[] で進む先の手順も同じです。',
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
        const run = [pressed.value, ...(goesOn(pressed) ? stepsAfter(root, map) : [])];
        const harm = does(
          run,
          (step) => member(step, 'clear') !== undefined || sends.has(textMember(step, 'call') ?? ''),
        );
        if (!harm && !(canStay && does(run, isWay))) return [];
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

/** True for a button that closes the dialog and nothing else. Without steps of its own (`[]`) the action goes on. */
function isStill(handler: MapEntry | undefined): boolean {
  const steps = handler === undefined ? [] : mapsIn(handler.value);
  return steps.length > 0 && steps.every((step) => member(step, 'stop') !== undefined);
}

/** True where the steps after the dialog may run, too. */
function goesOn({ value }: MapEntry): boolean {
  const steps = value.kind === 'list' ? value.items : [value];
  const ends = (step: Node) => ENDS.some((key) => member(step, key) !== undefined);
  const isAlways = (step: Node) => member(step, 'when') === undefined && member(step, 'unless') === undefined;
  return !steps.some((step) => ends(step) && isAlways(step));
}

function isWay(step: MapNode): boolean {
  return WAYS.some((way) => member(step, way) !== undefined);
}

function does(steps: readonly Node[], sought: (step: MapNode) => boolean): boolean {
  return steps.flatMap(mapsIn).some(sought);
}
