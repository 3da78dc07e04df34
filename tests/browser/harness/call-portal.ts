import { randomUUID } from 'node:crypto';
import { calls } from '../../http/contract/client.ts';
import type { Portal } from './portal.ts';

/** Makes a call as the browser of this context would, beside the page; answers the body, throws unless all is well. An act is one of its own. */
export async function callPortal<Body>({ request, origin }: Portal, path: string, reqBody?: object): Promise<Body> {
  const data = { commonHeader: { screenId: 'TEST' }, ...(reqBody && { reqBody }) };
  const answer = await request.post(`${origin}${path}`, { data, headers: ownIntention(path) });
  const { resultCode, errors, resBody } = await answer.json();
  if (resultCode !== '0000') throw new Error(`${path}: ${resultCode} ${JSON.stringify(errors)}`);
  return resBody as Body;
}

/** Who acts says which act it is. */
function ownIntention(path: string): { readonly 'Intention-Key'?: string } {
  const found = calls.find(({ entry }) => entry.path === path)?.entry;
  return found?.effect === 'files' && found.intention !== undefined ? { 'Intention-Key': randomUUID() } : {};
}
