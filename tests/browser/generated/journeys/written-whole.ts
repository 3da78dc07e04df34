import { renameSync, writeFileSync } from 'node:fs';

/** Who reads the file meanwhile, in another test, finds what was there before or what is there now, never a half. */
export function writeWhole(file: string, content: string): void {
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, content);
  renameSync(beside, file);
}
