import type { BackOffice, Decision, Desk, FiledApplication } from '../../../src/server/ports/back-office.ts';

export interface PlainBackOffice extends BackOffice {
  /** Somebody there decides about an application of their list. What they are told where it cannot be; null = done. */
  press(application: Pick<FiledApplication, 'service' | 'id'>, decision: Decision): Promise<string | null>;
}

/** Agencies of one's own, with a list of what waits. */
export function plainBackOffice(): PlainBackOffice {
  let held: Desk | null = null;
  return {
    async connect(desk) {
      held = desk;
      return async () => {
        held = null;
      };
    },
    async press({ service, id }, decision) {
      if (held === null) return 'いまは、受け付けていません。';
      const found = (await held.waiting()).find((one) => one.service === service && one.id === id);
      return found === undefined ? '一覧にありません。' : held.decide(found, decision);
    },
  };
}
