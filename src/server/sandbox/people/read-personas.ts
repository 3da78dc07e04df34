import { readdir, readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { type BirthdateRule, birthdateOf } from '../../kernel/people/birthdate.ts';
import { loadStandIns } from '../load-stand-ins.ts';
import type { Persona } from './persona.ts';
import type { PersonaGroup, Personas } from './personas.ts';

const folder = new URL('./', import.meta.url);

interface WithPeople {
  /** Folder of its own sample people; null = none. */
  readonly people: URL | null;
  readonly standIn: URL | null;
}

type Entry = { readonly [key: string]: unknown };

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Merges maps key by key; everything else is replaced. */
function merged(base: Entry, changes: Entry): Entry {
  const result: { [key: string]: unknown } = { ...base };
  for (const [key, value] of Object.entries(changes)) {
    const before = result[key];
    result[key] = isEntry(before) && isEntry(value) ? merged(before, value) : value;
  }
  return result;
}

/** `2-….yaml` before `10-….yaml`, whatever their folders. */
function byNumber(one: URL, other: URL): number {
  const numberOf = ({ pathname }: URL) => Number.parseInt(pathname.slice(pathname.lastIndexOf('/') + 1), 10);
  return numberOf(one) - numberOf(other);
}

async function filesIn(own: URL): Promise<readonly URL[]> {
  const names = await readdir(own);
  return names.filter((name) => /^\d.*\.yaml$/.test(name)).map((name) => new URL(name, own));
}

/** Reads every file, of the sandbox and of the modules; throws when two people have the same id. */
export async function readPersonas(modules: readonly WithPeople[]): Promise<Personas> {
  const read = async (file: URL) => parse(await readFile(file, 'utf8')) as Entry;
  const standIns = await loadStandIns(modules);
  const base = await read(new URL('base.yaml', folder));
  const files = await Promise.all([folder, ...modules.flatMap(({ people }) => people ?? [])].map(filesIn));
  const records = new Map<string, Entry>();
  const groups: PersonaGroup[] = [];
  for (const file of files.flat().sort(byNumber)) {
    const { title, people } = (await read(file)) as unknown as PersonaGroup;
    groups.push({ title, people: people.map(({ id, name: full, purpose }) => ({ id, name: full, purpose })) });
    for (const person of people) {
      if (records.has(person.id)) throw new Error(`Two sample people are called ${person.id}.`);
      // Twelve digits, unique per card.
      const combinationCode = String(400_100_000_001 + records.size);
      records.set(person.id, merged({ ...base, combinationCode }, person as unknown as Entry));
    }
  }
  return {
    groups,
    find(id, now) {
      const record = records.get(id) as unknown as Persona | undefined;
      if (record === undefined) return null;
      const birthdate = birthdateOf(record.card.birthdate as BirthdateRule, now);
      const card = { ...record.card, birthdate };
      // Who has no other head is alone in their register.
      const domicile = { ...record.domicile, headOfTheFamily: record.domicile.headOfTheFamily ?? card.kanjiName };
      const person: Persona = { ...record, card, domicile };
      return Object.assign(person, ...standIns.map(({ dated }) => dated?.(person, now))) as Persona;
    },
  };
}
