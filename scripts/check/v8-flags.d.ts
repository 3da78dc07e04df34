/** The V8 flags for one check, of those that this Node (`20.19.4`) knows. */
export function flagsOf(nodeVersion: string): readonly string[];
