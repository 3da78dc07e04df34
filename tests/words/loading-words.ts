import { builtService } from './built.ts';
import { filled } from './filled.ts';

/** What a service says while the answer to a call is slow. */
export function loadingWords(service: string): string {
  const { loading } = builtService(service).layout;
  if (loading === null) throw new Error(`${service} says nothing while it waits`);
  return filled(loading);
}
