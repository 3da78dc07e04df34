import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Expression } from '../../../../src/model/expression.ts';
import { callPortal } from '../../harness/call-portal.ts';
import type { Portal } from '../../harness/portal.ts';
import type { OwnWords } from './own-words.ts';
import { nobody, type PortalModel, stepsWithin, type Traveller } from './portal-model.ts';

const file = 'tests/browser/generated/journeys/own-logins.yaml';

/** How one logs in to a service that does not know the portal's own login. */
export interface Account {
  /** Name of the call. */
  readonly call: string;
  /** What it is sent, by name of the member. */
  readonly with: { readonly [member: string]: string };
}

/** Who travels where a service has a login of its own; null = it has none. */
export function accountHolder(service: string): Traveller | null {
  const all = parse(readFileSync(file, 'utf8')) as { readonly [service: string]: Account };
  const account = all[service];
  return account === undefined ? null : { ...nobody, id: `account of ${service}`, account };
}

/** Logs in; the cookie goes to the browser. */
export async function logIn(portal: Portal, model: PortalModel, { call, with: body }: Account): Promise<void> {
  await callPortal(portal, model.call(call)?.path ?? '', body);
}

/** What the account types on a screen, by name of the field: what the screen sends to the call that logs in. */
export function wordsOfAccount(model: PortalModel, screen: string, { call, with: body }: Account): OwnWords {
  const sent = stepsWithin(model.screen(screen), 'call').filter((step) => step.call === call);
  const words = sent.flatMap((step) =>
    Object.entries((step.with ?? {}) as { readonly [member: string]: Expression }).flatMap(([member, value]) => {
      const field = /^\s*form\.(\w+)\s*$/u.exec(value.source ?? '')?.[1];
      const word = body[member];
      return field === undefined || word === undefined ? [] : [[field, [word]] as const];
    }),
  );
  return new Map(words);
}
