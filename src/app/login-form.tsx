import { frameAddresses } from '../model/frame-addresses.ts';
import type { PortalRuntime } from '../runtime/contract/portal.ts';
import { Button } from '../ui/button.tsx';

/** Fields the landing page expects; the settings have the same names (specification section 7). */
const fields = ['transitionFlg', 'fieldCd', 'fieldDetailCd'] as const;

/** Login leaves the app by a form post; the landing page hands over to the card app. */
export function LoginForm({
  portal,
  look,
}: {
  readonly portal: PortalRuntime;
  readonly look: 'primary' | 'secondary';
}) {
  return (
    <form
      method="post"
      action={portal.address(frameAddresses.loginLanding)}
      onSubmit={({ currentTarget }) => {
        // Set at submit time: the address may have changed since the last render.
        const to = currentTarget.elements.namedItem('to');
        if (to instanceof HTMLInputElement) to.value = portal.beginLogin();
      }}
    >
      <input type="hidden" name="to" />
      {fields.map((name) => (
        <input key={name} type="hidden" name={name} value={String(portal.settings[`login.${name}`] ?? '')} />
      ))}
      <Button type="submit" look={look}>
        {portal.catalog.shell.words.login}
      </Button>
    </form>
  );
}
