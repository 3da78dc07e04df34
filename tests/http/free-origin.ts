import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** An origin on which a portal can listen: without the sandbox it has to know its own before it does. */
export async function freeOrigin(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return `http://127.0.0.1:${port}`;
}
