import { useState } from 'react';
import type { PortalRuntime } from '../runtime/contract/portal.ts';
import { Button } from '../ui/button.tsx';

export function Logout({ portal }: { readonly portal: PortalRuntime }) {
  const [leaving, setLeaving] = useState(false);
  return (
    <Button
      look="tertiary"
      locked={leaving}
      onPress={() => {
        setLeaving(true);
        void portal.logout().finally(() => setLeaving(false));
      }}
    >
      {portal.catalog.shell.words.logout}
    </Button>
  );
}
