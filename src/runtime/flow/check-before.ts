import type { Stage } from '../run/run.ts';
import { checkedFlow } from './flow-navigation.ts';

/** The check page before a screen, which has shown what is filed; null = there is none. */
export function checkBefore(stage: Stage, screen: string): string | null {
  const check = checkedFlow(stage, screen)?.check ?? null;
  return check === screen ? null : check;
}
