// chunk: late
import ky from 'ky';
import type { Send } from '../contract/host.ts';

/** Comes when the first screen is there; what is asked before that goes out by `fetch` alone (`plainly`). */
export const client: Send = (url, { fetch, ...init }) =>
  ky(url, { ...init, fetch, timeout: false, retry: 0, throwHttpErrors: false });
