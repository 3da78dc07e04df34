import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const openOn = new WeakMap<Socket, Set<() => void>>();

/** Calls `then` once the request is answered, or its connection is gone: of an answer that waits behind another one, Node tells nothing then. */
export function whenOver({ socket }: IncomingMessage, response: ServerResponse, then: () => void): void {
  const open = openOn.get(socket) ?? watched(socket);
  const over = () => {
    if (open.delete(over)) then();
  };
  open.add(over);
  response.once('close', over);
}

/** One listener for each connection, however many requests come over it. */
function watched(socket: Socket): Set<() => void> {
  const open = new Set<() => void>();
  openOn.set(socket, open);
  socket.once('close', () => {
    for (const over of open) over();
  });
  return open;
}
