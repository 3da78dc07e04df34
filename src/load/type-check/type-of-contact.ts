import type { Type } from '../../model/type.ts';

const text = { type: { kind: 'text' }, optional: false } as const;

/** Whom to ask about a service. */
export const typeOfContact: Type = { kind: 'record', members: { office: text, phone: text, hours: text } };
