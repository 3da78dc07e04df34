import { callPortal } from '../../harness/call-portal.ts';
import { kanaCalls } from '../../harness/kana.ts';
import { stateIn } from './kept.ts';
import { stepsWithin } from './portal-model.ts';
import type { Scene } from './scene.ts';
import type { Station } from './traveller.ts';

/** What an app hands back after it has read the card, or signed what the screen has signed. */
export async function handedBack(scene: Scene, returnTo: string, station: Station): Promise<Record<string, string>> {
  const { portal } = scene;
  const signatureId = await prepared(scene, station);
  const [app, form] =
    signatureId === null
      ? ['intent', { act: 'read', card: 'own', returnTo }]
      : ['native/sign', { act: 'sign', card: 'own', returnTo, signatureId }];
  const reply = await portal.request.post(`${portal.origin}/sandbox/app/${app}`, { form, maxRedirects: 0 });
  return Object.fromEntries(new URL(reply.headers().location ?? '', portal.origin).searchParams);
}

/** The number under which an app signs what is to be filed (as `screens/templates/signature.yaml` keeps it); null = nothing is signed here. */
async function prepared({ portal, model, visit }: Scene, { screen, stored }: Station): Promise<string | null> {
  const { filing } = stateIn(stored, visit.service);
  const calls = stepsWithin(model.screen(screen).actions, 'call').map(({ call }) => call);
  if (!calls.includes('signaturePrepare') || filing === undefined) return null;
  const body = { target: filing };
  const answer = callPortal<{ signatureId: string }>(portal, kanaCalls.signaturePrepare, body).catch(() => null);
  return (await answer)?.signatureId ?? null;
}
