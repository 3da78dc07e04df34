import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { CALL_FILES } from '../../src/load/files/own-part.ts';
import { realFiles } from '../lint/project.ts';

/** The example answers that the contracts of calls give, by the call's name. */
export function readExamples(): ReadonlyMap<string, unknown> {
  const entries = [...realFiles.keys()]
    .filter((file) => CALL_FILES.test(file))
    .map((file) => parse(readFileSync(file, 'utf8')) as { call: string; example?: unknown });
  return new Map(entries.filter(({ example }) => example !== undefined).map(({ call, example }) => [call, example]));
}
