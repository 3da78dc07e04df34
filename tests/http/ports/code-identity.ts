import { randomUUID } from 'node:crypto';
import type { Identity, LoggedIn } from '../../../src/server/ports/identity.ts';

interface Grant {
  readonly subject: string;
  readonly state: string;
}

export const loginOf = (subject: string): LoggedIn => ({
  subject,
  name: `${subject} さん`,
  login: { loginType: '3', digitalCertificateType: '1', mdocFlag: '', isAgent: false },
});

/** A login that comes back with a code, which is good once; and what somebody does there. */
export function codeIdentity() {
  const grants = new Map<string, Grant>();
  const take = (code: unknown): Grant | null => {
    const grant = grants.get(String(code)) ?? null;
    grants.delete(String(code));
    return grant;
  };
  const identity: Identity = {
    stateIn: 'state',
    leadsTo: ['https://login.example'],
    begin: async ({ state }) => ({ address: `https://login.example/?state=${state}`, keep: state }),
    async whose({ code }, kept) {
      const grant = take(code);
      return grant?.state === kept ? loginOf(grant.subject) : null;
    },
  };
  const comeBack = async (address: string, subject: string) => {
    const [code, state] = [randomUUID(), new URL(address).searchParams.get('state') ?? ''];
    grants.set(code, { subject, state });
    return { code, state };
  };
  return { identity, take, comeBack };
}
