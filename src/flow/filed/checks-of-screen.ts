import type { Expression, TextValue, Tree } from '../../model/expression.ts';
import type { Field } from '../../model/field.ts';
import type { CheckedField, InputCheck } from '../../model/input-check.ts';
import type { Screen } from '../../model/screen.ts';
import type { Service } from '../../model/service.ts';
import { readsOf } from '../conditions/reads.ts';
import { expressionsIn } from '../parts/expressions-in.ts';
import { itemName } from './branches.ts';
import { substituteFacts } from './substitute-facts.ts';

/** A member of a request and the path its value comes from: `reports[].furigana` from `state/draft/reports#.furigana`. */
export interface SentPath {
  readonly member: string;
  readonly path: string;
}

/**
 * The inputs of a screen among what is sent. `same`: the screen sends it itself, so inputs that are bound to nothing count, too; `before`: it is in every
 * flow of the one that does.
 */
export function checksOfScreen(
  screen: Screen,
  service: Service,
  sent: readonly SentPath[],
  relation: 'same' | 'before' | 'elsewhere',
): readonly InputCheck[] {
  const memberOf = (path: string) =>
    sent.find((one) => one.path === path)?.member ??
    // A list of plain values is sent item by item.
    sent.find((one) => one.path === itemName(path))?.member.slice(0, -'[]'.length);
  const own = screen.fields.flatMap((field): readonly Found[] => {
    const member =
      (field.bind === null ? undefined : memberOf(field.bind)) ??
      (relation === 'same' ? memberOf(`form.${field.name}`) : undefined);
    return member === undefined || member.includes('[]') ? [] : [{ field, member }];
  });
  const paths = {
    ...Object.fromEntries(sent.flatMap(({ member, path }) => (member.includes('[]') ? [] : [[path, member]]))),
    ...Object.fromEntries(own.map(({ field, member }) => [`form.${field.name}`, member])),
  };
  const asked = screen.shownWhen === null ? [] : [screen.shownWhen];
  const groups = screen.groups.flatMap((group): readonly InputCheck[] => {
    const item = itemName(group.each);
    const ofItem = sent.filter(({ path, member }) => path.startsWith(`${item}.`) && member.split('[]').length === 2);
    const list = ofItem[0]?.member.split('[].')[0] ?? '';
    const inside = ofItem.map(
      ({ path, member }) => [path.replace(item, 'item'), member.split('[].')[1] ?? ''] as const,
    );
    const found = group.fields.flatMap((field): readonly Found[] => {
      const member = inside.find(([path]) => path === field.bind)?.[1];
      return member === undefined ? [] : [{ field, member }];
    });
    const known = { ...paths, ...Object.fromEntries(inside) };
    return made(
      screen,
      list,
      found,
      known,
      group.where === null ? asked : [...asked, group.where],
      service,
      relation !== 'elsewhere',
    );
  });
  return [...made(screen, '', own, paths, asked, service, relation !== 'elsewhere'), ...groups];
}

interface Found {
  readonly field: Field;
  readonly member: string;
}

function made(
  { id, name, title }: Screen,
  list: string,
  found: readonly Found[],
  paths: InputCheck['paths'],
  asked: readonly Expression[],
  service: Service,
  isOnTheWay: boolean,
): readonly InputCheck[] {
  if (found.length === 0) return [];
  const isKnown = (expression: Expression) =>
    !names(expression.tree, service) &&
    readsOf(expression.tree, service).every((path) => path in paths || isOfPortal(path));
  const whole = (expression: Expression): Expression => ({
    kind: 'expression',
    source: expression.source,
    tree: substituteFacts(expression.tree, service),
  });
  const parts = asked.flatMap(conjuncts);
  const when = parts.filter(isKnown);
  const text = (value: TextValue): TextValue =>
    typeof value === 'string' || value.parts.every((part) => typeof part === 'string' || isKnown(part)) ? value : '';
  const checked = found.map(({ field }): CheckedField => {
    const { shownWhen } = field;
    const isShownKnown = shownWhen === null || isKnown(shownWhen);
    return {
      name: field.name,
      label: text(field.label) || '入力した内容',
      hint: '',
      widget: field.widget,
      widgetOptions: {},
      options: field.options.map(({ value }) => ({ value, label: '', hint: '' })),
      type: field.type,
      required: field.required,
      constraints: field.constraints
        .filter(({ argument }) => expressionsIn(argument).every(isKnown))
        .map((use) => ({ ...use, message: (use.message !== null && text(use.message)) || null })),
      rules: (field.rules ?? [])
        .filter(({ refuseWhen, message }) => isKnown(refuseWhen) && text(message) !== '')
        .map((rule) => ({ ...rule, refuseWhen: whole(rule.refuseWhen) })),
      shownWhen: shownWhen !== null && isShownKnown ? whole(shownWhen) : null,
      absent: null,
      bind: null,
      keep: 'screen',
      isShownKnown,
    };
  });
  const members = Object.fromEntries(found.map(({ field, member }) => [field.name, member]));
  const isCertain = isOnTheWay && parts.length === when.length;
  const used = Object.fromEntries(Object.entries(paths).filter(([path]) => reads(checked, when, service).has(path)));
  return [
    {
      screenId: id,
      screen: name,
      title: text(title),
      list,
      when: when.map(whole),
      isCertain,
      fields: checked,
      members,
      paths: used,
    },
  ];
}

/** Does it need the wording of a code list? That is the browser's. */
function names(tree: Tree, service: Service): boolean {
  return JSON.stringify(substituteFacts(tree, service)).includes('["call","label"');
}

/** Paths whose values the portal knows by itself. */
function isOfPortal(path: string): boolean {
  return path === 'login.dateToday' || path.startsWith('settings.');
}

/** What must hold by itself. */
function conjuncts(expression: Expression): readonly Expression[] {
  const { tree, source } = expression;
  if (tree[0] !== '&&') return [expression];
  return [tree[1], tree[2]].flatMap((part) => conjuncts({ kind: 'expression', source, tree: part as Tree }));
}

function reads(fields: readonly CheckedField[], when: readonly Expression[], service: Service): ReadonlySet<string> {
  return new Set([...expressionsIn(fields), ...when].flatMap(({ tree }) => readsOf(tree, service)));
}
