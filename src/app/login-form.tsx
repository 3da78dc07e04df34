import type { PortalRuntime } from '../runtime/contract/portal.ts';
import { Button } from '../ui/button.tsx';

/** Settings named as the fields the landing page expects (specification section 7). */
const fields = ['transitionFlg', 'fieldCd', 'fieldDetailCd'] as const;

/** Login leaves the app by a document form post; the landing page hands over to the card app. */
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
      action={portal.address('loginLanding')}
      onSubmit={({ currentTarget }) => {
        // Only now: the address may have changed since this was drawn.
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
