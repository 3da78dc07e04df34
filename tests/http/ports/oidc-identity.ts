import { createHash, randomBytes } from 'node:crypto';
import type { Identity } from '../../../src/server/ports/identity.ts';

interface Provider {
  readonly issuer: string;
  readonly authorization_endpoint: string;
  readonly token_endpoint: string;
}

const random = () => randomBytes(32).toString('base64url');
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

/** OpenID Connect: the authorization code, with state, nonce and PKCE. `provider`: what its discovery document says. */
export function oidcIdentity(provider: Provider, client: { readonly id: string; readonly secret: string }): Identity {
  return {
    stateIn: 'state',
    leadsTo: [new URL(provider.authorization_endpoint).origin],
    async begin({ state, returnTo }) {
      const [nonce, verifier] = [random(), random()];
      const asks = { response_type: 'code', scope: 'openid profile', client_id: client.id, redirect_uri: returnTo };
      const pkce = { code_challenge: sha256(verifier), code_challenge_method: 'S256' };
      const address = `${provider.authorization_endpoint}?${new URLSearchParams({ ...asks, ...pkce, state, nonce })}`;
      return { address, keep: JSON.stringify({ nonce, verifier, returnTo }) };
    },
    async whose({ code }, kept) {
      // Somebody who gives up comes back with `error`.
      if (typeof code !== 'string') return null;
      const { nonce, verifier, returnTo } = JSON.parse(kept);
      const grant = { grant_type: 'authorization_code' };
      const answer = await fetch(provider.token_endpoint, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(`${client.id}:${client.secret}`)}` },
        body: new URLSearchParams({ ...grant, code, redirect_uri: returnTo, code_verifier: verifier }),
      });
      const { id_token, error } = await answer.json();
      if (error === 'invalid_grant') return null;
      if (!answer.ok) throw new Error(`The login answered ${answer.status} (${error}).`);
      // Handed over by the provider itself, by TLS: its signature says nothing more (OpenID Connect Core 3.1.3.7, 6).
      const claims = JSON.parse(Buffer.from(id_token.split('.')[1], 'base64url').toString());
      const isFor = [claims.aud].flat().includes(client.id) && claims.nonce === nonce;
      if (claims.iss !== provider.issuer || !isFor || claims.exp * 1000 < Date.now()) return null;
      const login = { loginType: '3', digitalCertificateType: '1', mdocFlag: '', isAgent: false };
      return { subject: claims.sub, name: claims.name, login };
    },
  };
}
