import { createContext, type ReactNode } from 'react';

/** The input of each field, by field name. */
export const FieldSlots = createContext<{ readonly [field: string]: ReactNode }>({});
