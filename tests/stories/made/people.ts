import { parse } from 'yaml';
import { isPeople } from '../../../src/load/files/project-files.ts';
import { realFiles } from '../../lint/project.ts';

interface Person {
  readonly id: string;
  readonly login?: object;
}

/** How each sample person logs in, by id, as far as it is unusual. */
export function readLogins(): ReadonlyMap<string, object> {
  const people = [...realFiles]
    .filter(([file]) => isPeople(file))
    .flatMap(([, content]) => (parse(String(content)) as { people?: readonly Person[] }).people ?? []);
  return new Map(people.map(({ id, login = {} }) => [id, login]));
}
