import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { firstPart } from '../../src/app/drawn/first-part.ts';
import type { Catalog } from '../../src/model/catalog.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import type { ShippedScreen } from '../../src/model/shipped-screen.ts';
import type { ShippedService } from '../../src/model/shipped-service.ts';
import { matchPath } from '../../src/runtime/navigation/routes.ts';

const read = <Data>(path: string): Data => JSON.parse(readFileSync(`build/data/${path}.json`, 'utf8'));
const manifest = read<Manifest>('manifest');
const catalog = read<Catalog>('catalog.ja');
const services = new Map(manifest.services.map(({ name }) => [name, read<ShippedService>(`services/${name}`)]));
const screens = readdirSync('build/data/screens').map((file) => read<ShippedScreen>(`screens/${file.slice(0, -5)}`));
const namesOf = (parts: readonly { readonly name: string }[] = []) => parts.map(({ name }) => name);
const partOf = (screen: ShippedScreen) => {
  const service = services.get(screen.service);
  if (service === undefined) throw new Error(screen.service);
  return firstPart(screen, { manifest, catalog, service });
};

it('words for what is done later are left out, unless the screen has them at once', () => {
  const whole = screens.filter((screen) => partOf(screen).isAll);
  expect(whole.every(({ actions }) => actions.some(({ validate }) => validate === 'asTyped'))).toBe(true);
  for (const screen of screens.filter((one) => !whole.includes(one))) {
    const part = partOf(screen);
    expect([part.catalog.dialogs, part.service.dialogs, part.service.errors]).toEqual([[], [], []]);
    expect(Object.keys(part.catalog.messages)).toEqual(
      screen.fields.length + screen.groups.length > 0 ? Object.keys(catalog.messages) : ['loggedIn'],
    );
  }
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
    const other = firstPart(screen, { manifest, catalog: { ...catalog }, service: part.service });
    expect(other).not.toBe(part);
  });
});
