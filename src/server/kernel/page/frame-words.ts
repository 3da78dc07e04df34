import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { ShellWords } from '../../../model/catalog.ts';

interface Link {
  readonly text: string;
  /** As in `catalog/addresses.yaml`. */
  readonly address: string;
}

/** What the frame of the screens says (`catalog/shell.yaml`), as far as the portal's own pages say it too. */
interface FrameWords {
  readonly portalName: string;
  readonly operator: string;
  readonly notices: readonly Link[];
  readonly footer: readonly Link[];
  readonly counts: readonly (Link & { readonly count: string })[];
  readonly words: Pick<ShellWords, 'menu' | 'home' | 'person' | 'personChanged' | 'login' | 'logout' | 'forgetDevice'>;
}

export const frameWords = parse(
  readFileSync(new URL('../../../../catalog/shell.yaml', import.meta.url), 'utf8'),
) as FrameWords;
