import type { RunStep } from '../../runtime/run.ts';

export const run: RunStep = (options: { readonly showAt: string; readonly message?: string }, run) => {
  const { messages } = run.stage.core.parts.catalog;
  const own = options.message === undefined ? undefined : messages[options.message];
  const text = own === undefined ? (run.failure?.message ?? '') : run.text(own);
  const field = options.showAt === 'form' ? '' : options.showAt;
  run.stage.showErrors([{ field, message: text === '' ? run.text(messages.default ?? '') : text }]);
  return 'end';
};
