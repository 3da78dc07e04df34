import { createContext, type ReactNode } from 'react';
import type { Block } from '../../model/block.ts';

/** The form that stands in a dialog instead of on the screen; null = on the screen. */
export const FormInDialog = createContext<{
  readonly view: readonly Block[];
  readonly buttons: ReactNode;
  submit(): void;
} | null>(null);
