import type { BackOffice, Desk } from '../ports/back-office.ts';

/** The agencies of the sandbox: whoever opens their pages decides. */
export interface SandboxOffice extends BackOffice {
  /** Throws before the portal has started. */
  desk(): Desk;
}

export function createSandboxOffice(): SandboxOffice {
  let held: Desk | null = null;
  return {
    async connect(desk) {
      held = desk;
      return async () => {
        held = null;
      };
    },
    desk() {
      if (held === null) throw new Error('The agencies have no desk: the portal has not started, or has ended.');
      return held;
    },
  };
}
