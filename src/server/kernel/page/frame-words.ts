import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Link {
  readonly text: string;
  /** As in `catalog/addresses.yaml`. */
  readonly address: string;
}

/** What the frame of the screens says (`catalog/shell.yaml`), as far as the portal's own pages say it too. */
interface FrameWords {
  readonly portalName: string;
  readonly operator: string;
  readonly notices: Link;
  readonly footer: readonly Link[];
  readonly counts: readonly (Link & { readonly count: string })[];
  readonly words: {
    readonly menu: string;
    readonly home: string;
    readonly person: string;
    readonly login: string;
    readonly logout: string;
    readonly forgetDevice: string;
  };
}

export const frameWords = parse(
  readFileSync(new URL('../../../../catalog/shell.yaml', import.meta.url), 'utf8'),
) as FrameWords;
