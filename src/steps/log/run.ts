import type { TextValue } from '../../model/expression.ts';
import type { LogLine } from '../../runtime/core/core.ts';
import type { RunStep } from '../../runtime/run/run.ts';

interface Options {
  readonly log: TextValue;
  readonly logAs?: string;
  readonly level: LogLine['level'];
  readonly trigger: LogLine['trigger'];
}

export const run: RunStep = ({ log, logAs, level, trigger }: Options, run) => {
  const { core, screenId } = run.stage;
  const text = run.text(log);
  const list = logAs === undefined ? undefined : core.codeList(logAs);
  const detail = list?.codes.find(({ value }) => value === text)?.logged ?? text;
  core.log({ screenId, trigger, level, detail });
  return 'next';
};
