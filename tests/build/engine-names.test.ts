import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { projectOf } from '../runtime/project.ts';
import { codeOf, filesIn, inWords, withoutComments } from './engine-files.ts';

const root = process.cwd();

/** The engine: whoever adopts it has other services, and may have another portal around them. */
const engine = readdirSync(join(root, 'src'))
  .filter((name) => !['server', 'node_modules', 'public', 'index.html'].includes(name))
  .map((name) => `src/${name}`);

/** What carries the portal's services and its pages: it may know this frame, and no service. */
const host = readdirSync(join(root, 'src/server'))
  .filter((name) => name !== 'services')
  .map((name) => `src/server/${name}`);

/** What two services share names both. */
const ofServices = /^src\/server\/common\/tax\//u;

const services = readdirSync(join(root, 'screens')).filter((name) => name !== 'templates');

/** What can only mean a service, however ordinary its name is. */
const meaning = (name: string) => `(?:/svc/|screens/|services/)${name}(?![\\w-])|(?:[=!]==?|case) ['"\`]${name}['"\`]`;

/** In so many files a word stands because it is one of the language, not because a service is named. */
const often = 12;

const { login } = parse(readFileSync(join(root, 'catalog/shell.yaml'), 'utf8')) as { readonly login: object };

/** Of entries of a file of its catalogue, as a text names them; of an ordinary word it cannot be told whose it is. */
function entriesOf(folder: string, file: string, key: string): readonly string[] {
  const whole = join(folder, 'catalog', file);
  if (!existsSync(whole)) return [];
  const { [key]: entries = {} } = parse(readFileSync(whole, 'utf8')) as { readonly [key: string]: object };
  return Object.keys(entries)
    .filter((name) => /[a-z][A-Z]/u.test(name))
    .map((name) => `(?<=['"\`.])${name}(?=['"\`])`);
}

/** Tables that its migrations make. */
function tablesOf(service: string): readonly string[] {
  const folder = join(root, 'src/server/services', service, 'migrations');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  const made = files.flatMap((file) => [
    ...readFileSync(join(folder, file), 'utf8').matchAll(/create table (?:if not exists )?(\w+_\w+)/gu),
  ]);
  return made.map(([, table = '']) => table);
}

/** Names that a service gives to what is its own: screens and their ids, calls and their paths, settings, code lists, addresses, claims, tables. */
function namedBy(service: string): readonly string[] {
  const folder = join(root, 'screens', service);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const screens = files.flatMap((file) => /^[A-Z][\w-]+\.([\w-]+)\.yaml$/.exec(file)?.[1] ?? []);
  const calls = files.flatMap((file) => /^catalog\/calls\/(\w+)\.yaml$/.exec(file)?.[1] ?? []);
  const ids = files.flatMap((file) => /^([A-Z][\w-]*\d[\w-]*)\.[\w-]+\.yaml$/.exec(file)?.[1] ?? []);
  const paths = calls.map((call) => {
    const { path } = parse(readFileSync(join(folder, `catalog/calls/${call}.yaml`), 'utf8')) as {
      readonly path: string;
    };
    return `(?<=['"\`])${path}(?=['"\`])`;
  });
  const entries = [
    ...entriesOf(folder, 'codes.yaml', 'codes'),
    ...entriesOf(folder, 'addresses.yaml', 'addresses'),
    ...entriesOf(folder, 'claims.yaml', 'claims'),
  ];
  const settings = join(folder, 'catalog/settings.yaml');
  const own = existsSync(settings) ? (parse(readFileSync(settings, 'utf8')) as { settings?: object }).settings : {};
  // A setting is named by a text; what has the same path in an object is none.
  // So may words of a service with an ordinary name stand in other texts, and a single word anywhere.
  const named = [...screens, ...calls]
    .filter((name) => /[^a-z]/u.test(name))
    .map((name) => (isOrdinary(service) ? `(?<=['"\`])${name}(?=['"\`])` : name));
  // Of all its names.
  const beginning = `(?<=['"\`])${service}[-_](?=['"\`])`;
  return [
    ...named,
    beginning,
    ...ids,
    ...paths,
    ...entries,
    ...tablesOf(service),
    ...Object.keys(own ?? {}).map((name) => `(?<=['"\`])${name.replaceAll('.', '\\.')}`),
  ];
}

/** The frame asks of every portal who is logged in, and which day it is. */
const members = Object.keys(login).filter((name) => name !== 'isLogin' && name !== 'dateToday');

const { catalogs } = projectOf();

/** Codes that the screens of a service raise. */
function givenBy(service: string): readonly string[] {
  const file = join(root, 'screens', service, 'errors.yaml');
  if (!existsSync(file)) return [];
  const { clientCodes = {} } = parse(readFileSync(file, 'utf8')) as { readonly clientCodes?: object };
  return Object.keys(clientCodes);
}

/** Codes that this portal gives, and those that its screens raise. */
const codes = [
  ...new Set([
    ...catalogs.flatMap(({ calls, errors }) => [
      ...calls.flatMap((call) => call.codes),
      ...Object.keys(errors.clientCodes),
    ]),
    ...readdirSync(join(root, 'screens')).flatMap(givenBy),
  ]),
].filter((code) => /\d/u.test(code) && !/^(?:http|result)-/u.test(code));

/** Of words that are none of theirs. */
const wordsIn = (words: readonly string[]) => new RegExp(`(?<![\\w-])(?:${words.join('|')})(?![\\w-])`, 'u');

/** Lines of code, comments aside, with one of these. */
function linesNaming(text: string, named: RegExp): readonly string[] {
  return named.test(text) ? text.split('\n').filter((line) => named.test(line)) : [];
}

/** Shorter ones are words of every text. */
const titles = projectOf()
  .services.map(({ title }) => String(title))
  .filter((title) => title.length > 4);

const wordOf = (name: string) => `(?<![a-z0-9])${name}(?![a-z0-9])`;
const filesOfBoth = [...engine, ...host].flatMap(filesIn).filter((file) => !ofServices.test(file));

/** Services whose name the engine has as a word: of these only what can mean nothing else is told. */
const ordinary = new Set(
  services.filter((name) => {
    const word = new RegExp(wordOf(name), 'u');
    const holders = filesOfBoth.filter((file) => word.test(inWords(codeOf(file, word))));
    return holders.length > often;
  }),
);

function isOrdinary(service: string): boolean {
  return ordinary.has(service);
}

const given = services.flatMap(namedBy);
const guarded = services.filter((name) => !ordinary.has(name));

const named = new RegExp(
  services.flatMap((name) => [meaning(name), ...(ordinary.has(name) ? [] : [wordOf(name)])]).join('|'),
  'u',
);

/** However it is written: in an identifier, a constant, a class or a path. */
function linesMeaning(text: string): readonly string[] {
  const isNamed = (part: string) => named.test(inWords(part)) || titles.some((title) => part.includes(title));
  return isNamed(text) ? text.split('\n').filter(isNamed) : [];
}

function naming(folders: readonly string[], words: readonly string[]): readonly string[] {
  const others = wordsIn(words);
  const told = (text: string) => [...linesNaming(text, others), ...linesMeaning(text)];
  return folders
    .flatMap((folder) => filesIn(folder))
    .filter((file) => !ofServices.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      // Few files have such a word even in their comments, and taking these out takes long.
      const lines = told(text).length === 0 ? [] : told(withoutComments(file, text));
      return [...lines, ...linesMeaning(file)].map((line) => `${file}: ${line.trim()}`);
    });
}

describe('the engine', () => {
  // Told here, so that whoever names a service knows what of it is guarded.
  it(`has these names of services as words of its own: ${[...ordinary].join(', ')}`, () => {
    expect(guarded.length).toBeGreaterThan(ordinary.size);
  });

  it('names no service, no member of this portal, and none of its codes', () => {
    expect(engine.length).toBeGreaterThan(15);
    expect(given.length).toBeGreaterThan(150);
    expect(naming(engine, [...guarded, ...members, ...codes, ...given])).toEqual([]);
  });

  it('nor does what carries the services name one of them', () => {
    expect(host.length).toBeGreaterThan(6);
    expect(
      naming(
        host.filter((folder) => folder !== 'src/server/common'),
        [...guarded, ...given],
      ),
    ).toEqual([]);
    expect(naming(['src/server/common'], guarded)).toEqual([]);
  });

  it.each([
    ["const SERVICES = ['nenkin'];", 1],
    ['go(`/svc/tax-return/error`);', 1],
    ['if (login.mdocFlag) open();', 1],
    ["const TURNED_AWAY = ['ED1107'];", 1],
    ["go('hpki-top');", 1],
    ["call('hpkiSubmit');", 1],
    ['// what hpki does', 0],
    ['/** Example `nq`. */', 0],
    ["import { kana } from './kana.ts';", 0],
    ['const nqList = [];', 1],
    ['if (nenkinIsOpen) open();', 1],
    ["id.startsWith('hpki_');", 1],
    ['const HPKI = 1;', 1],
    ["if (service === 'admin') open();", 1],
    ["widget === 'kanaField';", 0],
    ["go('/svc/kana/top');", 1],
    ["says('戸籍の振り仮名の届出');", 1],
    ["const LIST = 'pensionItemState';", 1],
    ["said('livesAbroad');", 1],
    ["const id = 'SCK3003-01-001';", 1],
    ["send('/api/certificate/family/reports/kana/my/profile/age/validate');", 1],
    ['db.query(`select id from kana_drafts`);', 1],
    ["name.startsWith('kana-');", 1],
    ["if (service.name == 'kana') open();", 1],
    ["const all = '/api/*'; const one = 'nenkin'; /* */", 1],
  ])('a line is judged: %s', (line, count) => {
    const code = withoutComments('a.ts', line);
    const others = wordsIn([...guarded, ...members, ...codes, ...given]);
    expect(new Set([...linesNaming(code, others), ...linesMeaning(code)]).size).toBe(count);
  });

  it.each([
    ['a.css', '.hpki-top-panel {}', 1],
    ['a.json', '{ "nenkin": 1 }', 1],
    ['a.yaml', '# of nq', 0],
  ])('and so is a line of %s: %s', (file, line, count) => {
    expect(linesMeaning(withoutComments(file, line))).toHaveLength(count);
  });
});
