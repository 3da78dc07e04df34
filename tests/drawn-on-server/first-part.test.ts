import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type FirstPart, firstPart } from '../../src/app/drawn/first-part.ts';
import { constraintsOfField } from '../../src/forms/constraints-of-field.ts';
import { errorMessages } from '../../src/forms/error-messages.ts';
import type { FieldFailure } from '../../src/forms/validate-fields.ts';
import type { Catalog } from '../../src/model/catalog.ts';
import type { Field } from '../../src/model/field.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import type { ShippedScreen } from '../../src/model/shipped-screen.ts';
import type { ShippedService } from '../../src/model/shipped-service.ts';
import type { Host } from '../../src/runtime/contract/host.ts';
import type { Core } from '../../src/runtime/core/core.ts';
import { matchPath } from '../../src/runtime/navigation/routes.ts';
import type { Stage } from '../../src/runtime/run/run.ts';

const read = <Data>(path: string): Data => JSON.parse(readFileSync(`build/data/${path}.json`, 'utf8'));
const manifest = read<Manifest>('manifest');
const catalog = read<Catalog>('catalog.ja');
const services = new Map(manifest.services.map(({ name }) => [name, read<ShippedService>(`services/${name}`)]));
const screens = readdirSync('build/data/screens').map((file) => read<ShippedScreen>(`screens/${file.slice(0, -5)}`));
const namesOf = (parts: readonly { readonly name: string }[] = []) => parts.map(({ name }) => name);
const serviceOf = (screen: ShippedScreen): ShippedService => {
  const service = services.get(screen.service);
  if (service === undefined) throw new Error(screen.service);
  return service;
};
const partOf = (screen: ShippedScreen) => firstPart(screen, { manifest, catalog, service: serviceOf(screen) });

it('words for what is done later are left out, unless the screen has them at once', () => {
  const whole = screens.filter((screen) => partOf(screen).isAll);
  expect(whole.every(({ actions }) => actions.some(({ validate }) => validate === 'asTyped'))).toBe(true);
  for (const screen of screens.filter((one) => !whole.includes(one))) {
    const part = partOf(screen);
    for (const late of ['dialogs', 'errors'])
      expect([late in part.catalog, late in part.service]).toEqual([false, false]);
    const hasInputs = screen.fields.length + screen.groups.length > 0;
    expect(Object.keys(part.catalog.messages).length).toBeGreaterThan(hasInputs ? 3 : 0);
    if (!hasInputs) expect(Object.keys(part.catalog.messages)).toEqual(['loggedIn']);
  }
});

it('every input is refused with the same words, whatever it is refused for', () => {
  const told = (field: Field, messages: Catalog['messages']) => {
    const constraints = constraintsOfField(field).map(({ name, argument }) => ({ constraint: name, argument }));
    const typed = ['', 'x', '03-1234-5678-1', '03-1', '03-1234-56789012', '1e400'];
    return [...constraints, { constraint: undefined, argument: undefined }].flatMap((failure) =>
      typed.map((value) =>
        errorMessages({
          fields: [field],
          failures: [{ field: field.name, ...failure } as FieldFailure],
          isShown: () => true,
          values: { [field.name]: value },
          messages,
          text: (text) => JSON.stringify(text),
        }),
      ),
    );
  };
  let inputs = 0;
  for (const screen of screens)
    for (const field of [...screen.fields, ...screen.groups.flatMap(({ fields }) => fields)]) {
      inputs += 1;
      expect(told(field, partOf(screen).catalog.messages), `${screen.name}#${field.name}`).toEqual(
        told(field, catalog.messages),
      );
    }
  expect(inputs).toBeGreaterThan(50);
});

it('what only the rest has cannot be read of a part, except by waiting for the whole', async () => {
  // Each of these lines fails `npm run types` when the compiler has nothing to say of it.
  const late = [
    // @ts-expect-error: only the whole has it
    ({ catalog }: FirstPart) => catalog.errors,
    // @ts-expect-error: only the whole has it
    ({ catalog }: FirstPart) => catalog.dialogs,
    // @ts-expect-error: only the whole has it
    ({ service }: FirstPart) => service.errors,
    // @ts-expect-error: only the whole has it
    ({ service }: FirstPart) => service.dialogs,
    // @ts-expect-error: nor does the run-time take it for one that is
    ({ parts }: Core) => parts.catalog.errors,
    // @ts-expect-error: nor of a running screen
    ({ service }: Stage) => service.errors,
  ].slice(0, 4) as ((of: object) => unknown)[];
  const [screen] = screens.filter((one) => !partOf(one).isAll);
  if (screen === undefined) throw new Error('No screen');
  const part = partOf(screen);
  const whole = serviceOf(screen);
  expect(late.map((read) => read(part))).toEqual([undefined, undefined, undefined, undefined]);
  const loadRest: Host['loadRest'] = async (of) => ((of as object) === part.catalog ? catalog : whole) as never;
  const [shared, ofService] = [await loadRest(part.catalog), await loadRest(part.service)];
  expect([shared.errors, shared.dialogs]).toEqual([catalog.errors, catalog.dialogs]);
  expect([ofService.errors, ofService.dialogs]).toEqual([whole.errors, whole.dialogs]);
});

it('a screen without inputs brings of what saves the draft which calls these are, and no row for errors', () => {
  const saving = screens.filter((screen) => (services.get(screen.service)?.draft?.save ?? []).length > 0);
  const told = (draft: ShippedService['draft'] | undefined) => draft?.save.map(({ options }) => options.call);
  expect(saving.length).toBeGreaterThan(10);
  for (const screen of saving.filter((one) => !partOf(one).isAll)) {
    const { draft } = partOf(screen).service;
    const whole = services.get(screen.service)?.draft;
    expect(told(draft)).toEqual(told(whole));
    if (screen.fields.length + screen.groups.length > 0) expect(draft).toEqual(whole);
    else for (const { options } of draft?.save ?? []) expect(options).toEqual({ call: options.call, onError: [] });
  }
});

describe.each(screens)('what comes with the page of $name', (screen) => {
  const part = partOf(screen);

  it('has every setting, fact and address that is named in it', () => {
    const texts = JSON.stringify([screen, part.service, part.catalog, part.manifest]);
    const settings = [...texts.matchAll(/(?:\["get",)+\["name","settings"\]((?:,"\w+"\])+)/g)].map(([, path = '']) =>
      [...path.matchAll(/\w+/g)].join('.'),
    );
    expect(settings).not.toEqual([]);
    expect(settings.filter((name) => !part.reads(name))).toEqual([]);
    const facts = [...texts.matchAll(/\["get",\["name","facts"\],"(\w+)"/g)].map(([, name]) => name);
    expect(namesOf(part.service.facts)).toEqual(expect.arrayContaining(facts));
    const left = [...texts.matchAll(/"leave":"(\w+)"/g)].map(([, name]) => name);
    const instead = part.catalog.addresses.flatMap((address) => address.else ?? []);
    expect(namesOf(part.catalog.addresses)).toEqual(expect.arrayContaining([...left, ...instead, 'notFound']));
  });

  it('has every call it makes, and every screen one step away', () => {
    const calls = namesOf([...part.catalog.calls, ...(part.service.own?.calls ?? [])]);
    expect(calls).toEqual(expect.arrayContaining([...screen.ahead.calls]));
    expect(namesOf(part.manifest.screens)).toEqual(expect.arrayContaining([screen.name, ...screen.ahead.next]));
  });

  it('takes no address for another screen than the whole does', () => {
    for (const { path } of manifest.screens.flatMap(({ routes }) => routes)) {
      const address = path.replaceAll(/\{\w+\??\}/g, 'x');
      const match = matchPath(part.manifest, address);
      if (match !== null) expect([address, match]).toEqual([address, matchPath(manifest, address)]);
    }
  });

  it('is the same object until something else is published', () => {
    expect(partOf(screen)).toBe(part);
    const other = firstPart(screen, { manifest, catalog: { ...catalog }, service: serviceOf(screen) });
    expect(other).not.toBe(part);
  });
});
