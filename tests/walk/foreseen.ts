import { isRecord } from '../../src/forms/record.ts';
import type { Block } from '../../src/model/block.ts';
import type { TextValue } from '../../src/model/expression.ts';
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
function isAhead(screen: ScreenRuntime, foreseen: readonly Block[], view: readonly Block[]): boolean {
  const shown = view.filter(
    ({ shownWhen, list }) =>
      (shownWhen === null || screen.evaluate(shownWhen) === true) &&
      (list === undefined || (screen.evaluate(list) as readonly unknown[]).length > 0),
  );
  return foreseen.every(({ shownWhen: _, blocks: ahead = [], ...own }, at) => {
    const block = shown[at];
    if (block === undefined) return false;
    const { shownWhen: __, blocks = [], ...real } = block;
    return JSON.stringify(settled(own)) === JSON.stringify(workedOut(real, screen)) && isAhead(screen, ahead, blocks);
  });
}

function workedOut(part: unknown, screen: ScreenRuntime): unknown {
  if (Array.isArray(part)) return part.map((one) => workedOut(one, screen));
  if (!isRecord(part)) return part;
  if (part.kind === 'expression') return screen.evaluate(part as never);
  if (part.kind === 'text' && 'parts' in part) return screen.text(part as unknown as TextValue);
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, workedOut(value, screen)]));
}

function settled(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(settled);
  if (!isRecord(part)) return part;
  if (part.kind === 'expression') return (part as unknown as { readonly tree: readonly [string, unknown] }).tree[1];
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, settled(value)]));
}
