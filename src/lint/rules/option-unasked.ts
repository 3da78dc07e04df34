import type { Field } from '../../model/field.ts';
import type { Screen } from '../../model/screen.ts';
import type { Service } from '../../model/service.ts';
import { type Compared, comparedIn } from '../reading/compared.ts';
import { conditionsIn, type Deciding } from '../reading/conditions-in.ts';
import { onePerPlace } from '../reading/one-per-place.ts';
import { placeOfOption } from '../reading/option-places.ts';
import { partsOf } from '../reading/parts-of.ts';
import type { Finding, LintInput, Rule } from '../rule.ts';

/**
 * Where a choice decides something, at most one option may be the one that nobody asks about: a second one was added later, and goes the way of the
 * first unseen. An option that only asks for more ("そのほか", the last one) leaves the others alike.
 */
export const rule: Rule = {
  id: 'option-unasked',
  severity: 'error',
  summary:
    '選んだもので行き先や入力欄が変わるときは、どの選択肢にも行き先があります。条件に書かない選択肢は、一つまでです（同じ扱いでよいものは、条件に in で並べます）。',
  scope: 'project',
  good: {
    file: 'catalog/codes.yaml',
    yaml: `codes:
  way:
    values: [{ value: post, label: 郵送 }, { value: desk, label: 窓口 }]
`,
  },
  bad: {
    file: 'catalog/codes.yaml',
    yaml: `codes:
  way:
    values: [{ value: post, label: 郵送 }, { value: desk, label: 窓口 }, ▶{ value: fax, label: ファクス }]
`,
  },
  check: (input) =>
    onePerPlace(
      partsOf(input.project).flatMap(({ service, screen }) =>
        screen === null
          ? []
          : choicesOf(screen).flatMap(({ field, paths }) => unasked(field, paths, screen, service, input)),
      ),
    ),
};

interface Choice {
  readonly field: Field;
  /** Where its value can be read: in this screen, and in the whole service. */
  readonly paths: { readonly here: string; readonly kept: string | null };
}

function choicesOf({ fields, groups }: Screen): readonly Choice[] {
  const isChoice = ({ options, type }: Field) => options.length > 1 && type === 'text';
  return [
    ...fields.filter(isChoice).map((field) => ({ field, paths: { here: `form.${field.name}`, kept: field.bind } })),
    ...groups.flatMap((group) =>
      group.fields.filter(isChoice).map((field) => {
        const kept = field.bind?.startsWith('item.') ? `${group.each}[]${field.bind.slice(4)}` : field.bind;
        return { field, paths: { here: `form.${group.name}[].${field.name}`, kept } };
      }),
    ),
  ];
}

function unasked(
  field: Field,
  paths: Choice['paths'],
  screen: Screen,
  service: Service,
  input: LintInput,
): readonly Finding[] {
  const asked = askedOf(paths, screen, service, input);
  const nameless = namelessIn(field, asked.lists, input);
  if (nameless.length > 0) return nameless;
  const rest = field.options.filter(({ value }) => !asked.values.has(value));
  if (!isForgotten(field, rest, asked)) return [];
  const usual = rest.find(({ value }) => value === field.absent) ?? rest[0];
  return rest.flatMap((option) => {
    const place = placeOfOption(field, option.value, input);
    if ((option === usual && rest.length > 1) || place === null) return [];
    if (option === usual)
      return [
        {
          place,
          message: `選択肢『${textOf(option.label)}』を選んだときのことが、どの条件にもありません（ほかの選択肢には、どれにもあります）。条件に値「${option.value}」を書いてください。`,
        },
      ];
    const same = textOf(usual?.label ?? '');
    const message = asked.isWay
      ? `選択肢『${textOf(option.label)}』を選んだ人の行き先がありません。いまは『${same}』を選んだときと同じところに進みます。行き先を条件（when など）に書いてください。同じでよいときも、条件に値を書いてください。`
      : `選択肢『${textOf(option.label)}』を選んだときのことが、どの条件にもありません。いまは『${same}』を選んだときと同じ欄や文が出ます。条件に値を書いてください。同じでよいときも、条件に in で並べて書いてください。`;
    return [{ place, message }];
  });
}

interface Asked {
  readonly values: ReadonlySet<unknown>;
  /** Does it decide where people go? */
  readonly isWay: boolean;
  /** Does it decide nothing but what is shown? */
  readonly isShown: boolean;
  /** Lists of codes in which its value is looked up. */
  readonly lists: readonly string[];
}

function askedOf({ here, kept }: Choice['paths'], screen: Screen, service: Service, input: LintInput): Asked {
  const found = comparisonsOf(screen, service, input).filter(({ path }) => path === here);
  const around = kept === null ? [] : [service, ...screensOf(service, input)];
  const all = [
    ...found,
    ...around.flatMap((holder) => comparisonsOf(holder, service, input).filter(({ path }) => path === kept)),
  ];
  const compared = all.filter(({ list }) => list === undefined);
  return {
    values: new Set(all.flatMap(({ values }) => values)),
    isWay: compared.some(({ decides }) => decides === 'way'),
    isShown: compared.every(({ decides }) => decides === 'shown'),
    lists: all.flatMap(({ list }) => list ?? []),
  };
}

function screensOf({ name }: Service, { project }: LintInput): readonly Screen[] {
  return project.screens.filter(({ service }) => service === name);
}

type Comparison = Compared & Pick<Deciding, 'decides'>;

const known = new WeakMap<object, readonly Comparison[]>();

function comparisonsOf(holder: Screen | Service, service: Service, input: LintInput): readonly Comparison[] {
  const before = known.get(holder);
  if (before !== undefined) return before;
  const found = conditionsIn(holder, input.vocabulary).flatMap(({ expression, decides }) =>
    !/[=!]=| in |facts\.|label\(/u.test(expression.source)
      ? []
      : comparedIn(expression.tree, service).flatMap(({ path, values, list }): readonly Comparison[] => {
          // Whether something is chosen at all says nothing of what.
          const chosen = values.filter((value) => value !== '');
          return chosen.length === 0 && list === undefined
            ? []
            : [{ path, values: chosen, decides, ...(list && { list }) }];
        }),
  );
  known.set(holder, found);
  return found;
}

/** Options whose name is looked up in a list that does not have them. */
function namelessIn(field: Field, lists: readonly string[], input: LintInput): readonly Finding[] {
  const used = input.project.catalogs[0]?.codes.filter(
    ({ name, otherwise }) => lists.includes(name) && (otherwise ?? '') === '',
  );
  return field.options.flatMap((option) => {
    const list = used?.find(({ codes }) => !codes.some(({ value }) => value === option.value));
    const place = list && placeOfOption(field, option.value, input);
    if (!place) return [];
    const label = textOf(option.label);
    const message = `選択肢『${label}』を選んだ人に、選んだものを出せません。呼び名の一覧「${list.name}」に値「${option.value}」を足してください。`;
    return [{ place, message }];
  });
}

/**
 * Two that nobody asks about are one too many. So is the last one where all before it are told apart: it was put there later. One that says that it
 * is what remains ("そのほか"), and one that the steps have an `otherwise` for, is none of these.
 */
function isForgotten(field: Field, rest: Field['options'], asked: Asked): boolean {
  if (asked.values.size === 0 || rest.length === 0) return false;
  if (rest.length > 1) return !(asked.isShown && isMore(field, asked.values));
  const [one] = rest;
  return asked.values.size > 1 && one === field.options.at(-1) && !asked.isWay && !isRest(one);
}

function isRest(option: Field['options'][number] | undefined): boolean {
  return option !== undefined && /^(?:そのほか|その他|上の|どれも|ほかの|なし)/u.test(textOf(option.label));
}

/** Is nothing asked but whether it is the one option that asks for more? */
function isMore({ options }: Field, asked: ReadonlySet<unknown>): boolean {
  const [one] = options.filter(({ value }) => asked.has(value));
  if (asked.size !== 1 || one === undefined) return false;
  return one === options.at(-1) || isRest(one);
}

function textOf(label: Field['label']): string {
  return typeof label === 'string' ? label : label.parts.filter((part) => typeof part === 'string').join('…');
}
