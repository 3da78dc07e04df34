import type { WrittenCall } from '../model/catalog.ts';
import type { Project } from '../model/project.ts';

export function callNamed({ catalogs }: Project, name: string): WrittenCall {
  const found = catalogs[0]?.calls.find((call) => call.name === name);
  if (found === undefined) throw new Error(`No call ${name}`);
  return found;
}
