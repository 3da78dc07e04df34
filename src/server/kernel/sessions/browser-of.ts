import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyRequest } from 'fastify';
import type { Queries } from '../../db/database.ts';
import { type Browser, findBrowser } from './browser.ts';
import { tokenOf } from './cookie.ts';

const found = new WeakMap<FastifyRequest, Promise<Browser | null>>();

/** The page in whose name calls are made in this process. */
const page = new AsyncLocalStorage<FastifyRequest>();

/** The browser of a request, by its cookie; null = none that we know. Its row is read once for each request, as it was when it came. */
export function browserOf(db: Queries, request: FastifyRequest): Promise<Browser | null> {
  const asking = page.getStore() ?? request;
  const known = found.get(asking) ?? findBrowser(db, tokenOf(asking));
  found.set(asking, known);
  return known;
}

/** The page in whose name this call is made; null = a browser makes it itself. */
export const drawnPage = (): FastifyRequest | null => page.getStore() ?? null;

/** What is asked meanwhile in this process is asked by the browser of this request. */
export function inNameOf<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
  return page.run(request, work);
}
