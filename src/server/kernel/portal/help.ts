import { readFileSync, statSync } from 'node:fs';
import type { Help } from '../../../model/help.ts';
import type { Contact } from '../../../model/service.ts';

const file = new URL('../../../../build/help.json', import.meta.url);

let known: { readonly of: number; readonly help: Help } | null = null;

/** What the descriptors say to who does not get on, of every service of the portal's frame. Read again once they were built again: other words need no start of the server. */
export function helpNow(): Help {
  const { mtimeMs } = statSync(file);
  if (known?.of !== mtimeMs) known = { of: mtimeMs, help: JSON.parse(readFileSync(file, 'utf8')) as Help };
  return known.help;
}

/** Whom people ask about a service: `contact` of its `service.yaml`. */
export function contactOf(service: string): Contact {
  const found = helpNow().find((one) => one.service === service);
  if (found === undefined) throw new Error(`No contact of the service ${service}`);
  return found.contact;
}
