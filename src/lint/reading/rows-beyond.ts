import type { Service } from '../../model/service.ts';
import type { ErrorRow } from '../../model/step.ts';

/** The rows of the screen and of its service, or of the service itself; guards and the catalogue have none of their own. */
export function rowsBeyond(holder: unknown, services: readonly Service[]): readonly ErrorRow[] {
  const { errors, service } = holder as { readonly errors?: readonly ErrorRow[]; readonly service?: string };
  return [...(Array.isArray(errors) ? errors : []), ...(services.find(({ name }) => name === service)?.errors ?? [])];
}
