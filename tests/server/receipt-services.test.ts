import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { ServiceModule } from '../../src/server/kernel/portal/module.ts';
import { projectOf } from '../runtime/project.ts';

const services = new URL('../../src/server/services/', import.meta.url);

const modules = await Promise.all(
  readdirSync(services)
    .map((name) => new URL(`${name}/module.ts`, services))
    .filter((file) => existsSync(file))
    .map(async (file) => ((await import(file.href)) as { readonly module: ServiceModule }).module),
);

/** Services whose receipts are asked for anywhere in this. */
function askedIn(part: unknown): readonly unknown[] {
  if (typeof part !== 'object' || part === null) return [];
  const { call, with: sent } = part as { readonly call?: unknown; readonly with?: { readonly service?: unknown } };
  return [...(call === 'receiptList' ? [fixed(sent?.service)] : []), ...Object.values(part).flatMap(askedIn)];
}

/** A template's parameter stands as an expression that is always the same. */
function fixed(value: unknown): unknown {
  const { tree } = (value ?? {}) as { readonly tree?: readonly [string, unknown] };
  return tree?.[0] === 'value' ? tree[1] : value;
}

// Any name may be sent: a service is added without a word in the contract. One that nobody has is answered with no receipts.
it('screens ask for the receipts of services that have some', () => {
  const asked = projectOf().screens.flatMap(askedIn);
  expect(asked.length).toBeGreaterThan(3);
  const known: readonly unknown[] = modules.flatMap(({ receipts = [] }) => receipts.map(({ service }) => service));
  expect(asked.filter((service) => !known.includes(service))).toEqual([]);
});
