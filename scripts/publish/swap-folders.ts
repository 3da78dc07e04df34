import { existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Beside the folder of a site: what is being made, what was published before, and what gives its place to another one at this moment. */
export const nextOf = (site: string) => `${site}.next`;
export const previousOf = (site: string) => `${site}.previous`;
const aside = (site: string) => `${site}.aside`;

type Rename = (from: string, to: string) => void;

/** The folder once more, with the same files under other names: a file of it is to be replaced, never written into. */
export function linkedCopy(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkedCopy(source, target);
    else linkSync(source, target);
  }
}

/** Ends what a process left between two renames: nothing of what was published, or before, is lost. */
export function mendSwap(site: string): void {
  if (!existsSync(site) && existsSync(previousOf(site))) renameSync(previousOf(site), site);
  if (existsSync(aside(site)) && !existsSync(previousOf(site))) renameSync(aside(site), previousOf(site));
  for (const left of [aside(site), nextOf(site)]) rmSync(left, { recursive: true, force: true });
}

/** The next one is published, the published one is kept as the previous. Where a step fails, everything is as before. */
export function publishNext(site: string, rename: Rename = renameSync): void {
  const steps: readonly Step[] = [
    [previousOf(site), aside(site)],
    [site, previousOf(site)],
    [nextOf(site), site],
  ];
  renameAll(existsSync(previousOf(site)) ? steps : steps.slice(1), rename);
  rmSync(aside(site), { recursive: true, force: true });
}

/** Publishes the previous one again; what was published becomes the previous one. False = there is none. */
export function undo(site: string, rename: Rename = renameSync): boolean {
  if (!existsSync(previousOf(site))) return false;
  renameAll(
    [
      [site, aside(site)],
      [previousOf(site), site],
      [aside(site), previousOf(site)],
    ],
    rename,
  );
  return true;
}

type Step = readonly [from: string, to: string];

/** All of them, or none. */
function renameAll(steps: readonly Step[], rename: Rename): void {
  const done: Step[] = [];
  try {
    for (const step of steps) {
      rename(...step);
      done.unshift(step);
    }
  } catch (error) {
    for (const [from, to] of done) renameSync(to, from);
    throw error;
  }
}
