import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The example answers that the contracts of calls give, by the call's name. */
export function readExamples(): ReadonlyMap<string, unknown> {
  const files = readdirSync('catalog/calls', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.yaml'),
  );
  const entries = files.map(
    (file) => parse(readFileSync(`catalog/calls/${file}`, 'utf8')) as { call: string; example?: unknown },
  );
  return new Map(entries.filter(({ example }) => example !== undefined).map(({ call, example }) => [call, example]));
}
