import { describe, expect, it } from 'vitest';
import { contractIn, ownPartIn } from '../../src/load/files/own-part.ts';
import { readProjectFiles } from '../../src/load/files/project-files.ts';
import { defaultsOf, readDeclaredSettings } from '../../src/server/kernel/portal/settings.ts';
import { projectOf } from '../runtime/project.ts';

const project = projectOf();
const catalog = project.catalogs[0];
const defaults = new Map((catalog?.settings ?? []).map((setting) => [setting.name, setting.default]));

/** Every constant of specification section 9 and every choice of its ambiguities, but for those of one service (its own tests): setting, default; times in seconds. */
const constants: readonly (readonly [ids: string, setting: string, value: unknown])[] = [
  ['AM-125', 'poll.every', 1],
  ['AM-125', 'qr.limit', 300],
  ['AM-125', 'qr.statusTimeout', 300],
  ['AM-125 API-009', 'http.timeout', 30],
  ['AM-125 IN-009', 'intent.keep', 3600],
  ['AM-125 RO-007', 'login.attemptKeep', 3600],
  ['AM-125', 'expiry.limit', 300],
  ['AM-125', 'button.readLock', 5],
  ['AM-125', 'button.lock', 1],
  ['AM-125', 'age.limit', 15],
  ['AM-102', 'draft.keep', 30 * 86_400],
  ['CO-019', 'offline.disabled', '001'],
  ['CO-023', 'nativeApp.launchMode', '04'],
  ['CO-024', 'nativeApp.serviceId', '01'],
  ['CO-025', 'nativeApp.language', 'ja'],
  ['CO-026', 'mdoc.serviceId', 'RRL_MYNAPORTAL'],
  ['CO-027', 'mdoc.profileId', '1'],
  ['CO-037', 'statistics.workId', 'K67'],
  ['CO-045 AM-068', 'log.output', false],
  ['CO-046', 'toast.for', 5],
  ['AM-122', 'locale.name', 'ja'],
  ['AM-008', 'insight.host', ''],
  ['AM-008', 'userTimes.output', false],
  ['AM-120', 'login.transitionFlg', '1'],
  ['AM-120', 'login.fieldCd', '01'],
  ['AM-120', 'login.fieldDetailCd', '001'],
  ['AM-005', 'address.portalTop', '/'],
  ['AM-005 SH-017', 'address.notFound', '/not-found'],
  ['AM-005', 'address.staticError', '/errors/system'],
  ['AM-005', 'address.staticBusy', '/errors/busy'],
  ['AM-005 IN-012', 'address.privateMode', '/errors/private-mode'],
  ['AM-005', 'address.appStore', '/app-store'],
];

describe('the settings', () => {
  it.each(constants)('%s %s has the default %j', (_ids, setting, value) => {
    expect(defaults.get(setting)).toEqual(value);
  });

  it('the server reads the same defaults as the browser gets', async () => {
    const read = await readDeclaredSettings(new URL('../../', import.meta.url));
    expect(defaultsOf(read)).toEqual(Object.fromEntries(defaults));
  });

  it('by default every address stays on this site; those of other sites are empty until somebody names them [AM-005]', () => {
    const addresses = [...defaults].filter(([name]) => name.startsWith('address.'));
    expect(addresses.length).toBeGreaterThan(10);
    const elsewhere = addresses.filter(([, address]) => address === '').map(([name]) => name);
    // The second is a service's own.
    expect(elsewhere).toEqual(['address.externalSite', 'address.eTax'].filter((name) => defaults.has(name)));
    for (const [name, address] of addresses.filter(([name]) => !elsewhere.includes(name)))
      expect(String(address), name).toMatch(/^\/(?!\/)/);
  });

  it('every time of the catalogue is a setting: no other duration stands in the descriptors [AM-125]', () => {
    const durations = [...readProjectFiles(process.cwd())]
      .filter(
        ([path]) => path.startsWith('screens/') && ownPartIn(path)?.part !== 'settings' && contractIn(path) === null,
      )
      .flatMap(([path, text]) =>
        [...String(text).matchAll(/^.*\b(every|giveUpAfter|lockFor|for):.*$/gm)].map(([line]) => ({ path, line })),
      )
      .filter(({ line }) => /\d/u.test(line) || !line.includes('settings.'));
    expect(durations).toEqual([]);
  });
});

/** Code lists of the catalogue: name, values in order, and what the names must say. */
const lists: readonly (readonly [ids: string, list: string, values: readonly string[]])[] = [
  ['CO-001 CO-002 CO-003 CO-020 CO-021 CO-022 AM-027', 'loginType', ['2', '3', '4']],
  ['CO-028 CO-029 CO-030', 'callFunctionType', ['01', '02', '03']],
  ['CO-031 CO-032 CO-033 CO-034 CO-035 CO-036 EN-175', 'workId', ['K51', 'K65', 'K67', 'K71', 'K73', 'K75']],
  ['CO-038 CO-039 CO-040', 'logTrigger', ['click', 'screen', 'state']],
  ['CO-041 CO-042 CO-043 CO-044', 'logLevel', ['0', '1', '2', '3']],
  ['CO-018 CO-019', 'offlineFlag', ['000', '001']],
  ['EN-170 EN-171', 'onOff', ['0', '1']],
  ['EN-172 AM-109', 'codeList0To5', ['0', '1', '2', '3', '4', '5']],
  ['EN-173 AM-109', 'codeList01To04', ['01', '02', '03', '04']],
  ['EN-174 AM-109', 'codeList00To10', ['00', '01', '02', '03', '04', '05', '06', '07', '08', '09', '10']],
];

describe('the code lists', () => {
  const codesOf = (name: string) => catalog?.codes.find((list) => list.name === name)?.codes ?? [];

  it.each(lists)('%s %s: %j', (_ids, name, values) => {
    expect(codesOf(name).map(({ value }) => value)).toEqual(values);
  });
});
