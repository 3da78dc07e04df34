import { loadingDelaySeconds } from '../dialogs/dialogs.ts';
import type { Run } from './run.ts';

/** Shows the service's loading dialog if the answer to a call is slow. Ended by the returned function or by leaving the screen. */
export function beginCallLoading({ stage, task, text }: Run): () => void {
  const { loading } = stage.service.layout;
  if (loading === null || task.signal.aborted) return () => {};
  const end = stage.core.dialogs.beginLoading({ text: text(loading), cancel: null }, loadingDelaySeconds);
  task.signal.addEventListener('abort', end);
  return () => {
    task.signal.removeEventListener('abort', end);
    end();
  };
}
