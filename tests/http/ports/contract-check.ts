/** Takes one thing that a contract holds an adapter to: `it` of the tests, or what collects them. */
export type Check = (name: string, holds: () => Promise<void>) => void;

/** Names of what this contract tells of its adapter; none = it is as a portal relies on. */
export async function toldBy(contract: (check: Check) => void): Promise<readonly string[]> {
  const checks: (readonly [name: string, holds: () => Promise<void>])[] = [];
  contract((name, holds) => void checks.push([name, holds]));
  const told: string[] = [];
  for (const [name, holds] of checks) await holds().catch(() => void told.push(name));
  return told;
}
