import { readFileSync } from 'node:fs';

const texts = new Map<string, unknown>();

/** What is published at `data/<path>.json`. */
export function published<Data>(path: string): Data {
  if (!texts.has(path)) texts.set(path, JSON.parse(readFileSync(`build/data/${path}.json`, 'utf8')));
  return texts.get(path) as Data;
}
