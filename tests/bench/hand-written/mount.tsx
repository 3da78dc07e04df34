import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

export function mount(page: ReactNode): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no element #root');
  createRoot(root).render(page);
}
