import { createContext, type ReactNode } from 'react';

/** What the form drew for each field, by field name. */
export const FieldSlots = createContext<{ readonly [field: string]: ReactNode }>({});
