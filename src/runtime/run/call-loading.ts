import { loadingDelaySeconds } from '../dialogs/dialogs.ts';
import type { Run } from './run.ts';

/** The service's loading dialog, should the answer to a call be slow. The returned function ends it; so does leaving the screen. */
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
