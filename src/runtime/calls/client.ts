import ky from 'ky';
import type { Send } from '../contract/host.ts';

/** Comes with the first screen; who is logged in is asked before that, with `fetch` alone. */
export const client: Send = (url, { fetch, ...init }) =>
  ky(url, { ...init, fetch, timeout: false, retry: 0, throwHttpErrors: false });
