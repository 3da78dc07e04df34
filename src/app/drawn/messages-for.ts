import type { Catalog } from '../../model/catalog.ts';
import type { ShippedScreen } from '../../model/shipped-screen.ts';

type Messages = Catalog['messages'];

/** Fields have these without naming them. */
const implied = ['required', 'oneOf'];

/** Of what is no number, or none that can be sent, and of what has no words of its own. */
const always = ['default', 'generic', 'writtenNumber', 'exactNumber'];

/**
 * The messages with which an input of the screen may be refused before anything is sent: those of its constraints, and of the ways in which one of them
 * is missed (`requiredFile` of `required`). Fields that come as data may have any.
 */
export function messagesFor({ fields, groups }: ShippedScreen, messages: Messages): Messages {
  const all = [...fields, ...groups.flatMap((group) => group.fields)];
  if (all.length === 0) return {};
  if (all.some(({ widget }) => widget === 'data-form')) return messages;
  const used = [...implied, ...all.flatMap(({ constraints }) => constraints.map(({ name }) => name))];
  const isUsed = (name: string) => always.includes(name) || used.some((constraint) => name.startsWith(constraint));
  return Object.fromEntries(Object.entries(messages).filter(([name]) => isUsed(name)));
}
