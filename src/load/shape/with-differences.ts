import type { Block } from '../../model/block.ts';
import type { Expression, TextValue, Tree } from '../../model/expression.ts';
import type { Field } from '../../model/field.ts';
import type { HeldInput } from '../../model/held-input.ts';
import type { Screen } from '../../model/screen.ts';
import type { Flow, Service } from '../../model/service.ts';

/**
 * The screen with what its process has otherwise than the registers, where it is checked or signed: that follows from the inputs (`against`), and
 * no screen writes it. `screens`: all of the service, their expressions checked.
 */
export function withDifferences(screen: Screen, service: Service, screens: readonly Screen[]): Screen {
  const flow = service.flows.find((one) => isToldOn(screen, one));
  if (flow === undefined) return screen;
  const held = screens.filter(({ name }) => flow.screens.includes(name)).flatMap(heldInputs);
  if (held.length === 0) return screen;
  const block: Block = { kind: 'differences', shownWhen: null, held };
  const at = placeOf(screen.view);
  return { ...screen, view: [...screen.view.slice(0, at), block, ...screen.view.slice(at)] };
}

/** The check screen, and what comes behind it to sign. */
function isToldOn({ name, view }: Screen, { check, screens }: Flow): boolean {
  if (check === null) return false;
  const signs = view.some(({ widget }) => widget === 'qr');
  return name === check || (signs && screens.indexOf(name) > screens.indexOf(check));
}

/** Before what is to be checked, or what is to be pressed. */
function placeOf(view: readonly Block[]): number {
  const at = view.findIndex(({ kind, widget }) => kind === 'heading' || kind === 'summary' || widget === 'qr');
  return at === -1 ? view.length : at;
}

function heldInputs({ fields, groups, shownWhen }: Screen): readonly HeldInput[] {
  const single = fields.flatMap((field) => held(field, shownWhen, null));
  const repeated = groups.flatMap(({ each, where, legend, fields: inside }) =>
    inside.flatMap((field) =>
      held({ ...field, label: joined(legend, field.label) }, shownWhen, { list: reading(each), where }),
    ),
  );
  return [...single, ...repeated];
}

function held(field: Field, shownWhen: HeldInput['shownWhen'], each: HeldInput['each']): readonly HeldInput[] {
  const { label, bind, against, options, constraints } = field;
  if (against === undefined || bind === null) return [];
  const choices = options.map((option) => ({ value: option.value, label: option.label }));
  const isToDiffer = mustDiffer({ constraints });
  return [{ label, value: reading(bind), against, isToDiffer, options: choices, shownWhen, each }];
}

const mustDiffer = ({ constraints }: Pick<Field, 'constraints'>) =>
  constraints.some(({ name }) => name === 'mustDifferFrom');

/** The screen without a warning at inputs that must differ from what they are held against. */
export function withoutWarnings(screen: Screen): Screen {
  const quiet = ({ against, ...field }: Field): Field =>
    against === undefined || mustDiffer(field) ? field : { ...field, against };
  return {
    ...screen,
    fields: screen.fields.map(quiet),
    groups: screen.groups.map((group) => ({ ...group, fields: group.fields.map(quiet) })),
  };
}

/** Of an input that repeats, whose it is, too. */
function joined(legend: TextValue, label: TextValue): TextValue {
  const partsOf = (text: TextValue) => (typeof text === 'string' ? [text] : text.parts);
  return { kind: 'text', parts: [...partsOf(legend), '　', ...partsOf(label)] };
}

/** The value at a path; empty as long as nothing is there. */
function reading(path: string): Expression {
  const names = path.split('.');
  const chain = (length: number): Tree =>
    length === 1 ? ['name', names[0] ?? ''] : ['get', chain(length - 1), names[length - 1] ?? ''];
  const guarded = names
    .slice(1)
    .reduceRight<Tree>(
      (then, _, index) => ['?', ['missing', chain(index + 2)], ['value', ''], then],
      chain(names.length),
    );
  return { kind: 'expression', source: path, tree: guarded };
}
