import { inViewOrder } from '../../src/load/shape/in-view-order.ts';
import type { Block } from '../../src/model/block.ts';
import type { Expression, TextValue } from '../../src/model/expression.ts';
import type { Field } from '../../src/model/field.ts';
import type { Asked, Help, HelpStep, ScreenHelp } from '../../src/model/help.ts';
import type { Project } from '../../src/model/project.ts';
import type { Screen } from '../../src/model/screen.ts';
import { type FlowStep, flowSteps } from './flow-steps.ts';

/** More than these are not told one by one. */
const mostOptions = 6;

/** What the page 「お困りのとき」 says, of the services that stand in the portal's frame. */
export function helpOf({ services, screens }: Pick<Project, 'services' | 'screens'>): Help {
  return services.flatMap(({ name, title, base, contact }) => {
    if (contact === undefined) return [];
    const own = screens.filter(({ service }) => service === name);
    const lists = own.flatMap(({ view }) => within(view)).filter(({ bring }) => bring === true);
    const bring = new Set(lists.flatMap(({ items }) => (items as readonly TextValue[]).map(knownOf)));
    return [
      {
        ...{ service: name, title: knownOf(title), base, contact },
        bring: [...bring].filter((text) => text !== ''),
        screens: own.map((screen) => screenHelp(screen, knownOf(title), flowSteps(screen, { services, screens }))),
      },
    ];
  });
}

function screenHelp(screen: Screen, service: string, steps: readonly FlowStep[]): ScreenHelp {
  const { id, name, routes, view, title, breadcrumb } = screen;
  const [first] = view;
  const named = [title, breadcrumb?.breadcrumbName ?? ''].map(knownOf).find((text) => text !== '');
  return {
    ...{ id, name, title: named ?? service },
    paths: routes.map(({ path }) => path),
    intro: first?.kind === 'text' && first.shownWhen === null ? knownOf(first.text as TextValue) : '',
    asks: asksOf(screen),
    steps: stepsOf(steps),
  };
}

function asksOf({ fields, groups, view }: Screen): readonly Asked[] {
  return inViewOrder([...fields, ...groups], view).flatMap((input) =>
    'each' in input ? input.fields.map((field) => asked(field, input.where !== null)) : [asked(input, false)],
  );
}

function asked({ label, hint, required, shownWhen, options, dataForm }: Field, isOfSome: boolean): Asked {
  const labels = options.map((option) => knownOf(option.label));
  return {
    label: knownOf(label) || aboutSome(label),
    hint: knownOf(hint),
    required,
    isSome: isOfSome || shownWhen !== null,
    options: labels.length < 2 || labels.length > mostOptions || labels.includes('') ? [] : labels,
    isForm: dataForm !== undefined,
  };
}

/** Screens of which each person sees one are one step: their titles differ in what stands in parentheses at the end. */
function stepsOf(own: readonly FlowStep[]): readonly HelpStep[] {
  const steps = new Map<string, HelpStep>();
  for (const { title, current, optional } of own) {
    const name = title.replace(/\uFF08[^\uFF09]*\uFF09$/u, '');
    const known = steps.get(name);
    steps.set(name, {
      title: name,
      isCurrent: current || known?.isCurrent === true,
      isSome: optional && known?.isSome !== false,
    });
  }
  return [...steps.values()];
}

function within(blocks: readonly Block[]): readonly Block[] {
  return blocks.flatMap((block) => [block, ...within(block.blocks ?? [])]);
}

/** Stands for what depends on who asks. */
const open = '\u0000';

/** The sentences of a text that are the same for everybody. */
function knownOf(text: TextValue): string {
  const parts = typeof text === 'string' ? [text] : text.parts.map(wordOf);
  const sentences = parts.join('').split(/(?<=\u3002)/u);
  return sentences.filter((sentence) => !sentence.includes(open)).join('');
}

/** A label that names whom it is about, without the name: 「（だれ）さんの住所」 is 「住所」. */
function aboutSome(label: TextValue): string {
  const words = typeof label === 'string' ? [] : label.parts.map(wordOf).filter((part) => part !== open);
  return words.join('').replace(/^(?:\u3055\u3093)?\u306E/u, '');
}

function wordOf(part: string | Expression): string {
  if (typeof part === 'string') return part;
  const [kind, value] = part.tree;
  return kind === 'value' ? String(value) : open;
}
