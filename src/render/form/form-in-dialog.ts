// chunk: screen-form
import { createContext, type ReactNode } from 'react';
import type { Block } from '../../model/block.ts';

/** The form when rendered in a dialog; null = on the screen. */
export const FormInDialog = createContext<{
  readonly view: readonly Block[];
  readonly buttons: ReactNode;
  submit(): void;
} | null>(null);
