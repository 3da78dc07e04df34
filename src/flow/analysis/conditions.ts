import { visitBlocks } from '../../load/blocks/visit-blocks.ts';
import type { Block } from '../../model/block.ts';
import type { Expression } from '../../model/expression.ts';
import type { Screen } from '../../model/screen.ts';
import type { Service } from '../../model/service.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import type { Condition } from '../graph/graph.ts';
import type { Decision } from '../paths/notes.ts';
import { isPassed } from '../paths/path.ts';
import type { Analysis } from './context.ts';
import type { Reached } from './reached.ts';
import type { Judgement } from './results.ts';

/** Finds conditions that are always or never true, and `choose` cases shadowed by an earlier one. */
export function findConstants(analysis: Analysis, reached: Reached): void {
  const constant = findConstantFacts(analysis);
  // Screens made from one template share source places: a condition constant in one may vary in another.
  const asked = new Map<string, Decision[]>();
  for (const decision of [...analysis.collector.notes.decisions, ...drawn(analysis)]) {
    const { expression, screen, role } = decision;
    if (role !== 'shown' && screen !== null && !reached.has(`screen:${screen.name}`)) continue;
    if (expression.at === undefined || expression.source.includes('params.')) continue;
    const place = `${expression.at.file}:${expression.at.line}:${expression.at.column}`;
    const others = asked.get(place);
    if (others) others.push(decision);
    else asked.set(place, [decision]);
  }
  for (const decisions of asked.values()) {
    const { expression, service } = decisions[0] as Decision;
    if (factsRead(expression).some((name) => constant.has(`${service.name}.${name}`))) continue;
    const judgement = judge(analysis, reached, decisions);
    if (judgement) analysis.noteJudgement(judgement);
  }
}

function judge(analysis: Analysis, reached: Reached, all: readonly Decision[]): Judgement | null {
  const { names } = analysis;
  // A context whose known conditions contradict each other is unreachable; the condition that causes it is reported instead.
  const decisions = all.filter(({ known, service, screen }) => analysis.isConsistent(known, names(service, screen)));
  const [first] = decisions;
  const place = first?.expression.at;
  if (first === undefined || place === undefined) return null;
  const verdicts = (holds: boolean, of: (known: readonly Condition[]) => readonly Condition[]) =>
    decisions.map(
      ({ expression, known, service, screen }) =>
        analysis.can(expression, holds, of(known), names(service, screen)).can,
    );
  const asked = (known: readonly Condition[]) => known.filter((condition) => !isPassed(condition));
  const holding = verdicts(true, (known) => known);
  const never = holding.every((can) => can === 'no');
  const failing = never ? [] : verdicts(false, asked);
  return {
    place,
    source: first.expression.source,
    way: first.screen === null ? '' : `（${reached.way(`screen:${first.screen.name}`)}）`,
    reason: never ? conflict(analysis, first.expression, first) : '',
    never,
    isCovered: never && first.role === 'branch' && verdicts(true, asked).some((can) => can !== 'no'),
    always: !never && failing.every((can) => can === 'no'),
    isOpen: [...holding, ...failing].includes('undecided'),
  };
}

/** A minimal subset of the known conditions that rules the expression out, in words. */
function conflict(analysis: Analysis, expression: Expression, { known, service, screen }: Decision): string {
  const names = analysis.names(service, screen);
  let needed = [...known];
  if (analysis.can(expression, true, [], names).can === 'no') return '';
  for (const condition of known) {
    const fewer = needed.filter((other) => other !== condition);
    if (analysis.can(expression, true, fewer, names).can === 'no') needed = fewer;
  }
  return needed
    .map(({ expression: { source }, holds }) => (holds ? `「${source}」` : `「${source}」ではないこと`))
    .join('、');
}

/** A fact that never or always holds is reported once, at its declaration. */
function findConstantFacts(analysis: Analysis): ReadonlySet<string> {
  const constant = new Set<string>();
  for (const service of analysis.collector.project.services) {
    const names = analysis.names(service, null);
    for (const { name, says, is } of service.facts) {
      if (factsRead(is).some((other) => constant.has(`${service.name}.${other}`))) continue;
      const never = analysis.can(is, true, [], names).can;
      const always = analysis.can(is, false, [], names).can;
      if (never !== 'no' && always !== 'no') {
        if (never === 'undecided' || always === 'undecided') {
          analysis.leaveOpen(
            'condition-never',
            is.at,
            `facts「${name}」（${says}）は、場合が多すぎて調べきれませんでした。`,
          );
        }
        continue;
      }
      constant.add(`${service.name}.${name}`);
      const [rule, words] =
        never === 'no' ? ['condition-never', '成り立つことがありません'] : ['condition-always', 'いつも成り立ちます'];
      analysis.find(rule ?? '', is.at, `facts「${name}」（${says}）は、${words}。条件を直してください。`);
    }
  }
  return constant;
}

function factsRead({ tree }: Expression): readonly string[] {
  const found: string[] = [];
  const visit = (part: unknown): void => {
    if (!Array.isArray(part)) return;
    const [operator, from, name] = part as readonly unknown[];
    if (operator === 'get' && Array.isArray(from) && from[0] === 'name' && from[1] === 'facts')
      found.push(String(name));
    else for (const inner of part) visit(inner);
  };
  visit(tree);
  return found;
}

/** Conditions evaluated while a screen is drawn, and those that decide whether it is shown at all. */
function drawn({ collector }: Analysis): readonly Decision[] {
  return collector.project.screens.flatMap((screen) => {
    const service = collector.service(screen.service);
    const usable = collector.notes.usable.get(screen) ?? [];
    return service ? ofScreen(screen, service, usable, collector.vocabulary) : [];
  });
}

function ofScreen(
  screen: Screen,
  service: Service,
  usable: readonly Condition[],
  vocabulary: Vocabulary,
): readonly Decision[] {
  const found: Decision[] = [];
  const from = `screen:${screen.name}`;
  const ask = (
    expression: Expression | null,
    known: readonly Condition[],
    role: Decision['role'] = 'view',
  ): readonly Condition[] => {
    if (expression === null) return known;
    found.push({ expression, known, service, screen, from, role });
    return [...known, { expression, holds: true }];
  };
  const inBlocks = (blocks: readonly Block[], known: readonly Condition[]): void =>
    visitBlocks(blocks, vocabulary, { onGuard: (condition, around) => ask(condition, around) }, known);
  ask(screen.shownWhen, [], 'shown');
  ask(screen.doneWhen, [], 'shown');
  ask(screen.loading?.when ?? null, []);
  inBlocks(screen.view, usable);
  for (const { shownWhen, rules = [] } of screen.fields) {
    const shown = ask(shownWhen, usable);
    for (const { refuseWhen } of rules) ask(refuseWhen, shown);
  }
  for (const group of screen.groups) {
    inBlocks(group.above, usable);
    for (const { shownWhen } of group.fields) ask(shownWhen, usable);
  }
  return found;
}
