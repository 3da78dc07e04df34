import * as wording from '../../build/wording/data-form.ts';
import { pathIn } from '../../src/flow/conditions/reads.ts';
import { listOfItem, sourcesOf } from '../../src/flow/filed/branches.ts';
import type { Filing } from '../../src/flow/filed/filings.ts';
import { madeOn } from '../../src/flow/filed/made-on.ts';
import type { Sent } from '../../src/flow/filed/sent.ts';
import { type Shown, shownOn } from '../../src/flow/filed/shown.ts';
import { answerSummary } from '../../src/forms/data-form/answer-summary.ts';
import { readAnswers } from '../../src/forms/data-form/answers.ts';
import type { DataForm } from '../../src/forms/data-form/definition.ts';
import { visitBlocks } from '../../src/load/blocks/visit-blocks.ts';
import type { Block } from '../../src/model/block.ts';
import type { Expression, Scope } from '../../src/model/expression.ts';
import { phoneText } from '../../src/model/phone-text.ts';
import type { Project } from '../../src/model/project.ts';
import type { Screen } from '../../src/model/screen.ts';
import type { ScreenRuntime } from '../../src/runtime/contract/screen.ts';
import { vocabulary } from '../load/vocabulary.ts';
import { textOf } from '../stories/in-process/readable.ts';
import { memberAt, withMember } from '../walk/paths.ts';
import type { Row } from './drawn.tsx';

/** What of a filing a check screen shows, by the descriptors alone. */
export interface Told {
  readonly check: Screen;
  readonly shown: readonly Shown[];
}

/** The screen on which one sees what is filed: the check screen of its flow, or else the screen that files it. */
export function toldOf({ screen }: Filing, { screens, services }: Project): Told {
  const own = screens.filter(({ service }) => service === screen.service);
  const flows = services.find(({ name }) => name === screen.service)?.flows ?? [];
  // What is filed before the check screen of a flow is not what that shows.
  const flow = flows.find(
    ({ screens: names, check }) =>
      check !== null && names.includes(screen.name) && names.indexOf(screen.name) >= names.indexOf(check),
  );
  const check = own.find(({ name }) => name === flow?.check) ?? screen;
  return { check, shown: shownOn(check, vocabulary, madeOn(check, own, vocabulary)) };
}

const plainPath = ({ tree }: Sent) => pathIn(tree, new Map());

/** The names of a check screen as they are if what was sent is what stands in them. */
export function namesAsSent({ sent }: Filing, request: unknown, sending: ScreenRuntime): Scope {
  const scope = sending.view.getState().scope as { readonly [name: string]: unknown };
  const holds = ({ when }: Sent, more: Scope = {}) =>
    when.every(({ tree, holds: is }) => sending.evaluate({ kind: 'expression', source: '', tree }, more) === is);
  const names: { [name: string]: unknown } = {};
  const write = (path: string, value: unknown) => {
    const [root = '', ...rest] = path.split('.');
    if (root in scope) names[root] = withMember(root in names ? names[root] : scope[root], rest, value);
  };
  const lists = new Map<string, unknown[]>();
  for (const one of sent) {
    const path = plainPath(one);
    if (path === null) continue;
    const [root = '', ...tail] = path.split('.');
    const list = listOfItem(root);
    if (list === null) {
      const value = memberAt(request, one.member.split('.'));
      if (!one.member.includes('[]') && holds(one)) write(path, value ?? '');
      continue;
    }
    const [base = '', inner = ''] =
      one.member.split('[].').length > 1 ? one.member.split('[].') : [one.member.replace(/\[\]$/u, ''), ''];
    const items = memberAt(request, base.split('.'));
    if (!one.member.includes('[]') || !Array.isArray(items)) continue;
    const known =
      lists.get(list) ??
      (memberAt(scope, list.split('.')) as readonly unknown[]).filter((item) => holds(one, { [root]: item }));
    const changed = items.map((item, nth) =>
      tail.length === 0 ? item : withMember(known[nth], tail, memberAt(item, inner.split('.')) ?? ''),
    );
    lists.set(list, changed);
  }
  for (const [list, items] of lists) write(list, items);
  return names;
}

/** A row of a check screen that shows something of what is filed. */
export interface FiledRow extends Row {
  /** The paths that its value shows. */
  readonly paths: readonly string[];
  /** What its name and its hint say, and the paths that they show. */
  readonly beside: { readonly texts: readonly string[]; readonly paths: readonly string[] };
}

/** The rows of a check screen that show what is filed. */
export function filedRows({ sent }: Filing, told: Told, check: ScreenRuntime): readonly FiledRow[] {
  const { view } = told.check;
  const sources = new Set(sent.flatMap(({ tree }) => sourcesOf(tree)));
  const pathsIn = (value: unknown) =>
    told.shown
      .filter((one) => one.value !== null && one.value === value && sources.has(one.path))
      .map(({ path }) => path);
  const rowOf = rowsByValue(view);
  const found: FiledRow[] = [];
  const say = (value: unknown, more: Scope) => textOf(value, check, more).trim();
  visitBlocks<readonly Scope[]>(
    view,
    vocabulary,
    {
      onBlock(block, scopes) {
        const { answers, definition } = block as Block & { answers?: Expression; definition?: Expression };
        const paths = pathsIn(answers);
        if (paths.length === 0 || definition === undefined || answers === undefined || scopes.length === 0) return;
        const rows = answerRows(check.evaluate(definition) as DataForm, check.evaluate(answers));
        found.push(...rows.map((row) => ({ ...row, paths, beside: { texts: [], paths: [] } })));
      },
      onGuard: (condition, scopes) => scopes.filter((more) => check.evaluate(condition, more) === true),
      items: (list, scopes) =>
        scopes.flatMap((more) => (check.evaluate(list, more) as readonly unknown[]).map((item) => ({ ...more, item }))),
      value(value, scopes) {
        const row = rowOf.get(value);
        const around = row === undefined ? [] : [row.label, row.hint ?? ''];
        const [own, beside] = [pathsIn(value), around.flatMap(pathsIn)];
        if (own.length + beside.length === 0 || isAnswers(value)) return;
        if (row?.change?.shownWhen && check.evaluate(row.change.shownWhen) !== true) return;
        // The name and the hint of a row are told with its value.
        if (row === undefined && [...rowOf.values()].some(({ label, hint }) => label === value || hint === value))
          return;
        for (const more of scopes) {
          // As a summary shows it.
          const text = row === undefined ? say(value, more) : phoneText(say(value, more));
          const texts = around.map((part) => say(part, more));
          const name = texts[0] ?? '';
          if (text !== '') found.push({ name, value: text, paths: own, beside: { texts, paths: beside } });
        }
      },
    },
    [{}],
  );
  return found;

  function isAnswers(value: unknown): boolean {
    return view.some((block) => (block as Block & { answers?: unknown }).answers === value);
  }
}

export function answerRows(form: DataForm, answers: unknown): readonly Row[] {
  const rowsIn = (sections: ReturnType<typeof answerSummary>): readonly Row[] =>
    sections.flatMap(({ parts, sections: inside }) => [
      ...parts
        .flatMap((part) => ('rows' in part ? part.rows : [part]))
        .map(({ label, value }) => ({
          name: label,
          value: value === '' ? wording.unanswered : value,
        })),
      ...rowsIn(inside),
    ]);
  return rowsIn(answerSummary(form, readAnswers(answers)?.values ?? {}));
}

interface WrittenRow {
  readonly label: unknown;
  readonly value: unknown;
  readonly hint?: unknown;
  readonly change?: { readonly shownWhen: Expression | null } | null;
}

/** Of every value that stands in a row with a name: the row. */
function rowsByValue(part: unknown, found = new Map<unknown, WrittenRow>()): ReadonlyMap<unknown, WrittenRow> {
  if (typeof part !== 'object' || part === null) return found;
  if ('label' in part && 'value' in part) found.set(part.value, part);
  for (const inner of Object.values(part)) rowsByValue(inner, found);
  return found;
}
