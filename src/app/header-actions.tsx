import { useState } from 'react';
import { useStore } from 'zustand';
import type { PortalRuntime } from '../runtime/contract/portal.ts';
import { Button } from '../ui/button.tsx';
import { LoginForm } from './login-form.tsx';

/** Login or logout button. Empty until is-login has answered: a wrong button would be worse than none. */
export function HeaderActions({ portal }: { readonly portal: PortalRuntime }) {
  const login = useStore(portal.shell, (shell) => shell.login);
  const [leaving, setLeaving] = useState(false);
  if (login === null) return null;
  if (!login.isLogin) return <LoginForm portal={portal} look="secondary" />;
  const logout = () => {
    setLeaving(true);
    void portal.logout().finally(() => setLeaving(false));
  };
  return (
    <Button look="tertiary" locked={leaving} onPress={logout}>
      {portal.catalog.shell.words.logout}
    </Button>
  );
}
