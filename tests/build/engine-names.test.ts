import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { projectOf } from '../runtime/project.ts';

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

/** Words of the language or of the engine, too. */
const ordinary = new Set(['kana', 'admin', 'templates']);

const services = readdirSync(join(root, 'screens')).filter((name) => !ordinary.has(name));

/** Of a service with an ordinary name, what can only mean the service. */
const meant = ['kana', 'admin'].flatMap((name) => [`/svc/${name}`, `(?:===|!==|case) ['"\`]${name}['"\`]`]);

const { login } = parse(readFileSync(join(root, 'catalog/shell.yaml'), 'utf8')) as { readonly login: object };

/** Names that a service gives to what is its own: screens, calls, settings. */
function namedBy(service: string): readonly string[] {
  const folder = join(root, 'screens', service);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const screens = files.flatMap((file) => /^[A-Z][\w-]+\.([\w-]+)\.yaml$/.exec(file)?.[1] ?? []);
  const calls = files.flatMap((file) => /^catalog\/calls\/(\w+)\.yaml$/.exec(file)?.[1] ?? []);
  const settings = join(folder, 'catalog/settings.yaml');
  const own = existsSync(settings) ? (parse(readFileSync(settings, 'utf8')) as { settings?: object }).settings : {};
  // A setting is named by a text; what has the same path in an object is none.
  return [...screens, ...calls, ...Object.keys(own ?? {}).map((name) => `(?<=['"\`])${name.replaceAll('.', '\\.')}`)];
}

const given = readdirSync(join(root, 'screens'))
  .filter((name) => name !== 'templates')
  .flatMap(namedBy);

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

const named = new RegExp(`(?<![a-z0-9])(?:${services.join('|')})(?![a-z0-9])|${meant.join('|')}`, 'u');
const titles = projectOf().services.map(({ title }) => String(title));

/** However it is written: in an identifier, a constant, a class or a path. */
function linesMeaning(text: string): readonly string[] {
  const isNamed = (part: string) => named.test(inWords(part)) || titles.some((title) => part.includes(title));
  return isNamed(text) ? text.split('\n').filter(isNamed) : [];
}

const inWords = (text: string) =>
  text
    .replace(/([a-z0-9])([A-Z])/gu, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/gu, '$1-$2')
    .toLowerCase()
    .replaceAll('_', '-');

const printer = ts.createPrinter({ removeComments: true });

/** Comments may give examples. */
function withoutComments(file: string, text: string): string {
  if (!/\.(?:tsx?|js)$/u.test(file)) return text.replace(/\/\*[\s\S]*?\*\//gu, '').replace(/^\s*#.*$/gmu, '');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return printer.printFile(source);
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

const isRead = (name: string) => /\.(?:tsx?|js|css|ya?ml|json)$/u.test(name);

function filesIn(path: string): readonly string[] {
  if (isRead(path)) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() && isRead(entry.name) ? [`${entry.parentPath.slice(root.length + 1)}/${entry.name}`] : [],
  );
}

describe('the engine', () => {
  it('names no service, no member of this portal, and none of its codes', () => {
    expect(engine.length).toBeGreaterThan(15);
    expect(given.length).toBeGreaterThan(150);
    expect(naming(engine, [...services, ...members, ...codes, ...given])).toEqual([]);
  });

  it('nor does what carries the services name one of them', () => {
    expect(host.length).toBeGreaterThan(6);
    expect(
      naming(
        host.filter((folder) => folder !== 'src/server/common'),
        [...services, ...given],
      ),
    ).toEqual([]);
    expect(naming(['src/server/common'], services)).toEqual([]);
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
    ["const all = '/api/*'; const one = 'nenkin'; /* */", 1],
  ])('a line is judged: %s', (line, count) => {
    const code = withoutComments('a.ts', line);
    const others = wordsIn([...services, ...members, ...codes, ...given]);
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
