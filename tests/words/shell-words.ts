import { builtCatalog } from './built.ts';
import { named } from './named.ts';

/** What the frame around the screens says. */
export const shellWords = () => builtCatalog().shell.words;

/** Of what the frame says, the part before any claim. */
export function shellText(name: 'offline' | 'fatalText' | 'sessionOverText'): string {
  const text = shellWords()[name];
  return typeof text === 'string' ? text : String(text.parts[0]);
}

export const portalName = () => builtCatalog().shell.portalName;

/** What a link of the frame reads, by the address to which it leads. */
export function shellLink(address: string): string {
  const { footer, notices, counts } = builtCatalog().shell;
  const link = [...footer, ...notices, ...counts].find((candidate) => candidate.address === address);
  if (link === undefined) throw new Error(`The frame has no link to ${address}`);
  return link.text;
}

/** What stands before the number of what a person has not read, or not done. */
export const countLink = (count: string): string =>
  named(
    builtCatalog().shell.counts.map(({ text, count: name }) => ({ text, name })),
    count,
  ).text;
