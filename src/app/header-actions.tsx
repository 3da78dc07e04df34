import { useState } from 'react';
import { useStore } from '../draw/use-store.ts';
import type { PortalRuntime } from '../runtime/contract/portal.ts';
import { Button } from '../ui/button.tsx';
import { LoginForm } from './login-form.tsx';

/** Login or logout button. Empty until is-login has answered: a wrong button would be worse than none. */
export function HeaderActions({ portal }: { readonly portal: PortalRuntime }) {
  const login = useStore(portal.shell, (shell) => shell.login);
  const [leaving, setLeaving] = useState(false);
  if (login === null) return null;
  const logout = () => {
    setLeaving(true);
    void portal.logout().finally(() => setLeaving(false));
  };
  const { words } = portal.catalog.shell;
  return (
    <div className="ui-header-acts">
      {login.name && (
        <p className="ui-header-who">
          {login.name} {words.person}
        </p>
      )}
      {login.isLogin ? (
        <Button look="tertiary" locked={leaving} onPress={logout}>
          {words.logout}
        </Button>
      ) : (
        <LoginForm portal={portal} look="secondary" />
      )}
    </div>
  );
}
