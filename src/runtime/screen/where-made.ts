// chunk: settling
import type { Screen } from '../../model/screen.ts';
import type { ServicePart } from '../../model/service.ts';
import type { Step } from '../../model/step.ts';
import { stepsFrom } from '../../model/steps-from.ts';
import type { CallUse } from '../run/perform-call.ts';

/** Where a screen makes a call, and what follows it. */
export interface Made {
  readonly use: CallUse;
  readonly after: readonly Step[];
}

/** The first place in the screen's actions, else in the saving of the draft. */
export function whereMade(
  { screen, service }: { readonly screen: Screen; readonly service: ServicePart },
  call: string,
): Made | null {
  for (const { steps } of [...screen.actions, { steps: service.draft?.save ?? [] }]) {
    const found = stepsFrom(steps, screen.actions, (step) => step.kind === 'call' && step.options.call === call);
    const [step, ...after] = found ?? [];
    if (step !== undefined) return { use: step.options as unknown as CallUse, after };
  }
  return null;
}
