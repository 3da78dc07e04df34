import type { Scope } from '../../model/expression.ts';
import { frameAddresses } from '../../model/frame-addresses.ts';
import type { LoadedOptions } from '../../model/loaded-of.ts';
import { noteRefusal } from '../../runtime/core/login-return.ts';
import { backTarget, flowOf, forwardTarget } from '../../runtime/flow/flow-navigation.ts';
import type { Outcome, Run, RunStep } from '../../runtime/run/run.ts';
import type { stepKind } from './step.ts';

type Options = LoadedOptions<typeof stepKind>;

export const run: RunStep<Options> = async (options, run): Promise<Outcome> => {
  const target = (await targetOf(options, run)) ?? options.else;
  if (target !== undefined) await goTo(target, options, run);
  // A screen with no way back stays; anywhere else the person must never be left without a way out.
  else if (!isEndOfFlow(run)) run.stage.leave(frameAddresses.top);
  return 'end';
};

async function goTo(target: string, options: Options, run: Run): Promise<void> {
  const { stage, failure } = run;
  const { core } = stage;
  const values = run.value(options.with) as Scope;
  if (failure !== null) {
    const [path] = stage.addressOf(target, values).split('?');
    await noteRefusal(core, failure, `${core.host.base}${path}`);
  }
  await stage.goTo(target, values, options.says && run.text(options.says));
}

async function targetOf({ go, from }: Options, run: Run): Promise<string | null> {
  const { core, service, screen } = run.stage;
  const here = from ?? screen?.name ?? '';
  if (go === 'previous') return core.progressOf(service).previous();
  if (go === 'back')
    return (await backTarget(run, here)) ?? (isEndOfFlow(run) ? null : core.progressOf(service).seenBefore());
  if (go !== 'forward') return go;
  const next = await forwardTarget(run, here);
  if (next === null) throw new Error(`No screen after ${here}`);
  return next;
}

function isEndOfFlow({ stage }: Run): boolean {
  const name = stage.screen?.name ?? '';
  return flowOf(stage, name)?.done?.result === name;
}
