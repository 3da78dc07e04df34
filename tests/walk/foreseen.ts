import { isRecord } from '../../src/forms/record.ts';
import type { Block } from '../../src/model/block.ts';
import type { Scope, TextValue } from '../../src/model/expression.ts';
import type { Foreseen, ScreenRuntime } from '../../src/runtime/contract/screen.ts';

/** Has the screen tell what is certain at every moment of its loading; once it is ready, `report` hears of what was not so. */
export async function holdForeseen(screen: ScreenRuntime, report: (detail: string) => void): Promise<void> {
  const seen: Foreseen[] = [];
  const stop = screen.view.subscribe(({ phase, foreseen }) => {
    if (foreseen !== null) seen.push(foreseen);
    if (phase === 'loading') return;
    stop();
    if (phase === 'ready') for (const one of new Set(seen.flatMap((was) => untrue(screen, was)))) report(one);
  });
  await screen.foresee();
}

/** What it foresaw and did not come to show. */
function untrue(screen: ScreenRuntime, { title, blocks }: Foreseen): readonly string[] {
  const { title: own, view } = screen.screen;
  const faults = isAhead(screen, blocks, view) ? [] : [`foreseen and not drawn: ${JSON.stringify(blocks)}`];
  return title === null || title === screen.text(own) ? faults : [`foreseen title 「${title}」`, ...faults];
}

/** Does what was foreseen begin what is shown? Of nested blocks, the last may have been cut. */
function isAhead(screen: ScreenRuntime, foreseen: readonly Block[], view: readonly Block[], more: Scope = {}): boolean {
  const shown = view
    .filter(({ shownWhen }) => shownWhen === null || screen.evaluate(shownWhen, more) === true)
    .flatMap(({ shownWhen: _, list, blocks = [], ...own }) => {
      if (list === undefined) return [{ own, blocks, more }];
      const items = screen.evaluate(list, more) as readonly unknown[];
      return items.map((item) => ({ own: { ...own, list: [item] }, blocks, more: { ...more, item } }));
    });
  return foreseen.every(({ shownWhen: _, blocks: ahead = [], ...own }, at) => {
    const block = shown[at];
    if (block === undefined) return false;
    const real = workedOut(block.own, screen, block.more);
    return isAlike(settled(own), real) && isAhead(screen, ahead, block.blocks, block.more);
  });
}

/** In whatever order the members are. */
function isAlike(one: unknown, other: unknown): boolean {
  const sorted = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(sorted);
    return isRecord(part)
      ? Object.entries(part)
          .map(([name, value]) => [name, sorted(value)])
          .sort()
      : part;
  };
  return JSON.stringify(one) === JSON.stringify(other) || JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function workedOut(part: unknown, screen: ScreenRuntime, more: Scope): unknown {
  if (Array.isArray(part)) return part.map((one) => workedOut(one, screen, more));
  if (!isRecord(part)) return part;
  if (part.kind === 'expression') return screen.evaluate(part as never, more);
  if (part.kind === 'text' && 'parts' in part) return screen.text(part as unknown as TextValue, more);
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, workedOut(value, screen, more)]));
}

function settled(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(settled);
  if (!isRecord(part)) return part;
  if (part.kind === 'expression') return (part as unknown as { readonly tree: readonly [string, unknown] }).tree[1];
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, settled(value)]));
}
