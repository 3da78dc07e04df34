import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

const folder = 'src/server/sandbox/people';

interface Person {
  readonly id: string;
  readonly login?: object;
}

/** How each sample person logs in, by id, as far as it is unusual. */
export function readLogins(): ReadonlyMap<string, object> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  const people = files.flatMap(
    (file) => (parse(readFileSync(`${folder}/${file}`, 'utf8')) as { people?: readonly Person[] }).people ?? [],
  );
  return new Map(people.map(({ id, login = {} }) => [id, login]));
}
