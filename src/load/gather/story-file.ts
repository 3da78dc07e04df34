/** `screens/<service>/stories/<name>.yaml`; null = the file is no story. */
export function storyNamed(file: string): { readonly service: string; readonly name: string } | null {
  const [, service, name] = /^screens\/([^/]+)\/stories\/([^/]+)\.yaml$/.exec(file) ?? [];
  return service === undefined || name === undefined ? null : { service, name };
}

/** Whatever lies in a folder of stories. */
export function isStoryFile(file: string): boolean {
  return /^screens\/[^/]+\/stories\//.test(file);
}
