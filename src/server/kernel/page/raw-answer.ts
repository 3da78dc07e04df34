import type { Socket } from 'node:net';
import { permissionsPolicy } from './permissions-policy.ts';
import { portalStyleHash } from './portal-style.ts';

/** What is wrong with what came over a connection. */
export interface BrokenRequest extends Error {
  readonly code?: string;
  /** The bytes that could not be read. */
  readonly rawPacket?: unknown;
}

interface RawAnswer {
  readonly type: 'text/html' | 'application/json';
  readonly text: string;
}

const reasons = { 400: 'Bad Request', 408: 'Request Timeout', 431: 'Request Header Fields Too Large' } as const;

const statuses: { readonly [code: string]: keyof typeof reasons | undefined } = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what never became a request, and ends the connection. */
export function answerRaw(
  error: BrokenRequest,
  socket: Socket,
  answer: (status: keyof typeof reasons) => RawAnswer,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statuses[error.code ?? ''] ?? 400;
  const { type, text } = answer(status);
  socket.end(
    `HTTP/1.1 ${status} ${reasons[status]}\r\nContent-Type: ${type}; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(text)}\r\nCache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nX-Frame-Options: DENY\r\nReferrer-Policy: strict-origin-when-cross-origin\r\nPermissions-Policy: ${permissionsPolicy}\r\nContent-Security-Policy: default-src 'self'; style-src 'self' ${portalStyleHash}\r\nConnection: close\r\n\r\n${text}`,
  );
}
