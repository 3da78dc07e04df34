import { parse, stringify } from 'yaml';
import type { Example, Rule } from '../../src/lint/rule.ts';
import { contractIn } from '../../src/load/files/own-part.ts';
import type { ProjectFiles } from '../../src/load/files/project-files.ts';
import { baseFiles, exampleFile, realFiles } from './project.ts';

/** Where the bad example of a rule lies in the real project. */
export interface Transplanted {
  readonly rule: string;
  readonly file: string;
}

const PREFIXES: { readonly [service: string]: string } = { sample: 'SMP', record: 'SRC', filing: 'SFL' };

/** What the services of `base` name in the catalogue: it is added to the real one. */
const SHARED = ['claims', 'codes', 'dialogs', 'messages.ja', 'messages.en'];

/**
 * The real project with a service more for each of these rules: the small one in which its bad example stands, under a name of its own. So the
 * rule sees it among all services, with the real catalogue, and no wording of a real screen is needed for it.
 */
export function transplanted(rules: readonly Rule[]): {
  readonly files: ProjectFiles;
  readonly own: readonly Transplanted[];
} {
  const files = new Map(withShared());
  const own = rules.map((rule, nth): Transplanted => {
    const { file, text } = placed(rule.bad);
    const service = serviceOf(file);
    const copy = renamer(service, nth + 1);
    const around = [...baseFiles].filter(
      ([name]) => name.startsWith(`screens/${service}/`) && contractIn(name) === null,
    );
    for (const [name, content] of around) files.set(copy(name), copy(textOf(content)));
    files.set(copy(file), copy(text));
    // What the example brings beside it: screens of its service, and contracts, of which the real ones are there.
    for (const [name, content] of Object.entries(rule.bad.beside ?? {}))
      if (contractIn(name) === null && name.startsWith(`screens/${service}/`))
        files.set(copy(name), copy(textOf(content)));
      else if (contractIn(name) !== null && !files.has(name)) files.set(name, content);
    return { rule: rule.id, file: copy(file) };
  });
  for (const [nth, { file }] of own.entries()) {
    const service = serviceOf(file);
    const card = { event: 'family', place: 100 + nth, says: 'お試しです。', page: '/', words: [[service]] };
    files.set(`screens/${service}/catalog/home.yaml`, stringify(card));
    const about = `screens/${service}/service.yaml`;
    const contact = { office: 'お試しの窓口', phone: '03-0000-0001', hours: '平日の午前' };
    files.set(about, `${textOf(files.get(about) ?? '')}\n${stringify({ contact })}`);
  }
  return { files, own };
}

/** Of the same kind with the words that the real catalogue has. */
const realWords: { readonly [example: string]: string } = { Eメール: 'メアド' };

function placed(example: Example): { readonly file: string; readonly text: string } {
  const { file, text } = exampleFile(example);
  return { file, text: Object.entries(realWords).reduce((so, [word, real]) => so.replaceAll(word, real), text) };
}

function renamer(service: string, nth: number): (text: string) => string {
  const id = PREFIXES[service] ?? '';
  return (text) =>
    text
      .replace(new RegExp(`\\b${service}(?=-\\w)`, 'gu'), `${service}${nth}`)
      .replace(`screens/${service}/`, `screens/${service}${nth}/`)
      .replace(`service: ${service}\n`, `service: ${service}${nth}\n`)
      .replaceAll(`${id}0001-`, `${id}${String(nth).padStart(4, '1000')}-`);
}

/** The real files, with the calls and entries that the small services use. */
function withShared(): ProjectFiles {
  const files = new Map(realFiles);
  const taken = new Set([...realFiles.keys()].map(nameOf));
  for (const [file, content] of baseFiles) {
    const name = nameOf(file);
    if (name !== null && !taken.has(name)) files.set(`catalog/${name}.yaml`, content);
  }
  for (const name of SHARED) {
    const file = `catalog/${name}.yaml`;
    const list = name.split('.')[0] ?? '';
    const real = textOf(files.get(file) ?? '');
    const known = (parse(real) as { [list: string]: object })[list] ?? {};
    const added = Object.entries((parse(textOf(baseFiles.get(file) ?? '')) as { [list: string]: object })[list] ?? {});
    const lines = added
      .filter(([key]) => !Object.hasOwn(known, key))
      .map(([key, value]) => `  ${key}: ${JSON.stringify(value)}\n`);
    files.set(
      file,
      real.replace(`\n${list}:\n`, () => `\n${list}:\n${lines.join('')}`),
    );
  }
  return files;
}

/** Of a contract: what no other may be called. */
function nameOf(file: string): string | null {
  const contract = contractIn(file);
  return contract && `${contract.kind}/${contract.name}`;
}

function serviceOf(file: string): string {
  return file.split('/')[1] ?? '';
}

function textOf(content: string | Uint8Array): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}
