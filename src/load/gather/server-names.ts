import { fileText, isServerCode, type ProjectFiles } from '../files/project-files.ts';

/** What a file of the server's code names of the catalogue. */
export interface ServerNames {
  readonly file: string;
  readonly claims: readonly string[];
  /** Calls that it answers. */
  readonly endpoints: readonly string[];
  /** Texts that may be names of settings: dotted ones, in quotes. */
  readonly settings: readonly string[];
}

const CLAIM = /\bclaimWords\('(\w+)'\)/gu;
const ENDPOINT = /\bdefineEndpoint\('(\w+)'/gu;
const DOTTED = /(['"])([a-z]\w*(?:\.\w+)+)\1/gu;

export function serverNames(files: ProjectFiles): readonly ServerNames[] {
  return [...files].flatMap(([file, content]) => {
    if (!isServerCode(file)) return [];
    const code = fileText(content);
    const claims = [...code.matchAll(CLAIM)].map(({ 1: name = '' }) => name);
    const endpoints = [...code.matchAll(ENDPOINT)].map(({ 1: name = '' }) => name);
    const settings = [...code.matchAll(DOTTED)].map(({ 2: name = '' }) => name);
    return claims.length + endpoints.length + settings.length === 0 ? [] : [{ file, claims, endpoints, settings }];
  });
}
