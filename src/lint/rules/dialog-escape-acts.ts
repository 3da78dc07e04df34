import { entriesOf, itemsOf, mapsIn, rootsOf } from '../../load/gather/nodes.ts';
import { effectsOf } from '../../load/steps/effects-of.ts';
import { type MapEntry, type MapNode, member, type Node, textMember } from '../../load/yaml/located.ts';
import type { Effect } from '../../model/effect.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import { stepsAfter } from '../reading/following-steps.ts';
import type { LintInput, Rule } from '../rule.ts';

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
        const { vocabulary } = input;
        const canStay = others.some((button) =>
          isStill(
            handlers.find(({ key }) => key === textMember(button, 'id')),
            vocabulary,
          ),
        );
        const run = [pressed.value, ...(goesOn(pressed, vocabulary) ? stepsAfter(root, map) : [])];
        const harm = hasStep(run, (step) =>
          effectsIn(step, vocabulary).some(
            (effect) =>
              effect.do === 'reset' || (effect.do === 'call' && sends.has(textMember(step, effect.call) ?? '')),
          ),
        );
        if (!harm && !(canStay && hasStep(run, (step) => leavesScreen(step, vocabulary)))) return [];
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

/** The buttons of the dialog that a name refers to in a file: the screen's, the service's or the catalogue's. */
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

/** True for a button that only closes the dialog. Without steps of its own (`[]`) the action continues. */
function isStill(handler: MapEntry | undefined, vocabulary: Vocabulary): boolean {
  const steps = handler === undefined ? [] : mapsIn(handler.value);
  return steps.length > 0 && steps.every((step) => staysOnly(step, vocabulary));
}

/** True if the steps after the dialog may run as well. */
function goesOn({ value }: MapEntry, vocabulary: Vocabulary): boolean {
  const steps = value.kind === 'list' ? value.items : [value];
  const ends = (step: Node) => effectsIn(step, vocabulary).some((effect) => effect.do === 'end');
  const isAlways = (step: Node) => member(step, 'when') === undefined && member(step, 'unless') === undefined;
  return !steps.some((step) => ends(step) && isAlways(step));
}

/** Does it take the user away from the screen? */
function leavesScreen(step: MapNode, vocabulary: Vocabulary): boolean {
  return effectsIn(step, vocabulary).some(({ do: what }) => what === 'go' || what === 'leave' || what === 'launch');
}

function staysOnly(step: Node, vocabulary: Vocabulary): boolean {
  const effects = effectsIn(step, vocabulary);
  return effects.length > 0 && effects.every(({ do: what }) => what === 'stay' || what === 'end');
}

/** The effects of a step, as written. */
function effectsIn(step: Node, vocabulary: Vocabulary): readonly Effect[] {
  const kind = Object.keys(vocabulary.steps).find((name) => member(step, name) !== undefined);
  return kind === undefined ? [] : effectsOf({ kind }, vocabulary);
}

function hasStep(steps: readonly Node[], sought: (step: MapNode) => boolean): boolean {
  return steps.flatMap(mapsIn).some(sought);
}
