import type { Story } from '../../src/model/story.ts';

/** Title of the test that plays a story: the requirements it proves stand at its end. */
export function titleOf({ name, title, proves }: Story): string {
  return `${name}: ${title}${proves.length === 0 ? '' : ` [${proves.join(' ')}]`}`;
}
