import type { JsonSchema } from '../model/json-schema.ts';

/** The member of an answer that says by itself whether the call was carried out (a flag that `proves` it); undefined = its answering says so. */
export function doneFlagOf(response: JsonSchema | null): string | undefined {
  const members = Object.entries(response?.properties ?? {});
  return members.find(([, member]) => member.type === 'boolean' && member['x-proves'] !== undefined)?.[0];
}
