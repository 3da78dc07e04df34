import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Portal } from '../kernel/portal/portal.ts';
import type { Settings } from '../kernel/portal/settings.ts';
import type { OutsideSite, StandIn } from '../kernel/portal/stand-in.ts';
import { originOf } from '../kernel/sessions/origin.ts';

/** Where the stand-ins' sites listen: the first at this port, each more at the next; 0 = any free ones. */
export interface Listening {
  readonly port: number;
  readonly host: string;
}

/** The sites outside the portal listen as long as it does. Returns their addresses, for whoever asks; empty until they listen. */
export async function startOutsideSites(
  app: FastifyInstance,
  portal: Portal,
  standIns: readonly StandIn[],
  { port, host }: Listening,
): Promise<(request: FastifyRequest) => Settings> {
  const sites = await Promise.all(
    standIns
      .flatMap(({ site }) => (site === undefined ? [] : [site]))
      .map(async (site) => ({ site, server: await site.create(portal) })),
  );
  app.addHook('onReady', async () => {
    for (const [nth, { server }] of sites.entries()) await server.listen({ port: port === 0 ? 0 : port + nth, host });
  });
  app.addHook('onClose', async () => {
    await Promise.all(sites.map(({ server }) => server.close()));
  });
  return (request) => Object.assign({}, ...sites.map((one) => addressesOf(one, request)));
}

/** Under the host name with which people reach the portal. */
function addressesOf(
  { site, server }: { readonly site: OutsideSite; readonly server: FastifyInstance },
  request: FastifyRequest,
): Settings {
  const address = server.server.address();
  if (address === null || typeof address === 'string') return {};
  return site.addresses(`http://${new URL(originOf(request)).hostname}:${address.port}`);
}
