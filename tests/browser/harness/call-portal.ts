import type { Portal } from './portal.ts';

/** Makes a call as the browser of this context would, beside the page; answers the body, throws unless all is well. */
export async function callPortal<Body>({ request, origin }: Portal, path: string, reqBody?: object): Promise<Body> {
  const data = { commonHeader: { screenId: 'TEST' }, ...(reqBody && { reqBody }) };
  const answer = await request.post(`${origin}${path}`, { data });
  const { resultCode, errors, resBody } = await answer.json();
  if (resultCode !== '0000') throw new Error(`${path}: ${resultCode} ${JSON.stringify(errors)}`);
  return resBody as Body;
}
