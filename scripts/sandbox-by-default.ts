/** Additions of `npm start` and `npm run dev` to the environment, and the line that announces them. */
export interface SandboxByDefault {
  readonly environment: { readonly [name: string]: string };
  /** Null: `SANDBOX` is set, to any value; nothing is added. */
  readonly says: string | null;
}

/** Both commands are for trying out the portal: unless `SANDBOX` is set they open the sandbox, to this machine only unless `HOST` is set. */
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
