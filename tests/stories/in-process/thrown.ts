import type { Tab } from '../../runtime/browser.ts';

/** Which step stands in the way, and why, for who wrote it; empty = none threw. */
export function thrownIn({ reports }: Pick<Tab, 'reports'>): string {
  const thrown = reports.findLast(({ what }) => what === 'step')?.detail;
  return thrown instanceof Error ? `（手順が例外で止まりました: ${thrown.message}）` : '';
}

export const notReady = (tab: Pick<Tab, 'reports'>): string => `画面の準備ができていません${thrownIn(tab)}`;
