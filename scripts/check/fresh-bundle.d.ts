/** Of the bundled checker, below the project's root. */
export const BUNDLE_FOLDER: string;
/** Beside the bundle: the hash it is named by, the files it was made of with their hashes, the folders it collected with their names. */
export const MADE_OF: string;

export function hashOf(bytes: string | Uint8Array): string;

export function bundleName(code: string): string;

/** The bundle and its hash; null = there is none, it is broken, or it was made of something else than what is there now. */
export function freshBundle(root: string): { readonly file: string; readonly code: string } | null;
