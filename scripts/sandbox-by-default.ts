/** What `npm start` and `npm run dev` add to the environment, and the line that says so. */
export interface SandboxByDefault {
  readonly environment: { readonly [name: string]: string };
  /** Null: `SANDBOX` is set, to whatever; nothing is added. */
  readonly says: string | null;
}

/** Both are for trying the portal out: when nobody has said anything of the sandbox, it is open, to this machine alone unless `HOST` says otherwise. */
export function sandboxByDefault(env: { readonly [name: string]: string | undefined }): SandboxByDefault {
  if (env.SANDBOX !== undefined) return { environment: {}, says: null };
  const from = env.HOST
    ? `HOST=${env.HOST} の指定のとおり、ほかのコンピューターからも開けることがあります。`
    : '開けるのは、このコンピューターからだけです。';
  return {
    environment: { SANDBOX: 'on' },
    says: `お試し用に始めます（SANDBOX の指定がありません）。だれでも、パスワードなしで、サンプルの人としてログインできます。${from}止めるときは SANDBOX=off とします。`,
  };
}
