import type { LoadedOptions } from '../../model/loaded-of.ts';
import type { RunStep } from '../../runtime/run/run.ts';
import type { stepKind } from './step.ts';

export const run: RunStep<LoadedOptions<typeof stepKind>> = ({ log, logAs, level, trigger }, run) => {
  const { core, screenId } = run.stage;
  const text = run.text(log);
  const list = logAs === undefined ? undefined : core.codeList(logAs);
  const detail = list?.codes.find(({ value }) => value === text)?.logged ?? text;
  core.log({ screenId, trigger, level, detail });
  return 'next';
};
