/** V8 flags for a single check, limited to those this Node version (`20.19.4`) supports. */
export function flagsOf(nodeVersion: string): readonly string[];
