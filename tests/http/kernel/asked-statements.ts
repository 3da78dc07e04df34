import pg from 'pg';
import { expect, vi } from 'vitest';
import type { ServerOptions } from '../../../src/server/create-server.ts';
import type { TestPortal } from '../harness.ts';
import { logInOutside } from '../ports/browser-of.ts';
import { plainRegister } from '../ports/plain-register.ts';
import { ticketIdentity } from '../ports/ticket-identity.ts';
import { Visitor } from './visitor.ts';

export const commonHeader = { screenId: 'SCK2301-01-001' };

/** A portal without the sandbox, which keeps a journal, and in which everybody is one person. */
export const knownByIdentity: Omit<ServerOptions, 'database'> = {
  sandbox: false,
  ports: {
    identity: ticketIdentity,
    register: plainRegister(),
  },
};

export async function loggedInTo(portal: TestPortal): Promise<Visitor> {
  const visitor = new Visitor(portal);
  visitor.cookie = (await logInOutside(portal.origin, { ticket: 'hanako' })).cookie;
  expect(visitor.cookie).not.toBe('');
  return visitor;
}

/** What is read every few seconds, whoever asks. */
const sometimes = 'select number,';

/** Begin of every statement from now on, those included by which a transaction begins and ends. */
export function statements(): () => readonly string[] {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  return () =>
    asked.mock.calls
      .map(([query]) => {
        const { text = String(query) } = query as unknown as { readonly text?: string };
        return text.trim().split(/\s+/).slice(0, 2).join(' ');
      })
      .filter((begin) => begin !== sometimes);
}
