/** Folder of the bundled checker, relative to the project's root. */
export const BUNDLE_FOLDER: string;
/** File beside the bundle: the hash in its name, its input files with their hashes, and the collected folders with their file names. */
export const MADE_OF: string;

export function hashOf(bytes: string | Uint8Array): string;

export function bundleName(code: string): string;

/** The bundle and its hash; null = missing, broken, or built from inputs that have changed. */
export function freshBundle(root: string): { readonly file: string; readonly code: string } | null;
