import type { LoadedOptions } from '../../model/loaded-of.ts';
import type { Outcome, RunStep } from '../../runtime/run/run.ts';
import type { stepKind } from './step.ts';

/** Without `message`, shows the portal's message, else the catalogue's `default`. `label` in a message is the field's. */
export const run: RunStep<LoadedOptions<typeof stepKind>> = async (options, run): Promise<Outcome> => {
  const { screen, core } = run.stage;
  const { messages } = await core.host.loadRest(core.parts.catalog);
  const name = options.showAt === 'form' ? '' : options.showAt;
  const label = run.text(screen?.fields.find((field) => field.name === name)?.label ?? '');
  const own = options.message === undefined ? undefined : messages[options.message];
  const said = own === undefined ? run.failure?.message : run.text(own, { label, n: '' });
  run.stage.showErrors([{ field: name, message: said || run.text(messages.default ?? ''), isPortals: true }]);
  return 'end';
};
