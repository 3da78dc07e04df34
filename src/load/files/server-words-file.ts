const SHARED = /^catalog\/server\/([\w-]+)\.yaml$/;
const OWN = /^screens\/(?!templates\/)([^/]+)\/catalog\/server\.yaml$/;

/** The module below `build/wording` for a file of words that the portal's server says; null = another file. */
export function serverModuleOf(file: string): string | null {
  const [, shared] = SHARED.exec(file) ?? [];
  if (shared !== undefined) return `server/${shared}`;
  const [, service] = OWN.exec(file) ?? [];
  return service === undefined ? null : `services/${service}`;
}

/** The file that such a module is made from. */
export function fileOfServerModule(module: string): string {
  const [kind, name] = module.split('/');
  return kind === 'server' ? `catalog/server/${name}.yaml` : `screens/${name}/catalog/server.yaml`;
}
