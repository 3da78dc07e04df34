import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

/** A disk that can be filled; null = this machine lets nobody make one. */
export function smallDisk(name: string): string | null {
  const folder = `/tmp/madoguchi-${name}-${process.pid}`;
  try {
    mkdirSync(folder);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m,mode=0755', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return null;
  }
}

/** Until nothing more goes onto it; returns how there is room again. */
export function fill(disk: string): () => void {
  const filler = `${disk}/filler`;
  try {
    for (let part = 0; part < 400; part += 1) writeFileSync(filler, Buffer.alloc(1 << 20), { flag: 'a' });
  } catch {
    // Now it is full.
  }
  return () => rmSync(filler);
}

export function removeDisk(disk: string): void {
  execFileSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true, force: true });
}
