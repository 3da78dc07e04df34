import type { TestPortal } from '../../harness.ts';
import { bodyOf, type Client, logIn } from '../client.ts';

export const daySeconds = 86_400;

export interface List {
  readonly rows: readonly Record<string, string>[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

export interface ProcedureBody {
  readonly name: string;
  readonly hierarchy: {
    readonly levels: number;
    readonly question: string;
    readonly isComplete: boolean;
    readonly choices: readonly { readonly serialNumber: string; readonly name: string }[];
    readonly chosen: readonly { readonly name: string }[];
  };
  readonly acceptsApplication: boolean;
  readonly closedReason: string;
  readonly form: { readonly sections: readonly { readonly heading: string }[] };
  readonly formVersion: string;
}

export const careWorker = {
  qualificationId: 'care-worker',
  businessId: 'registration',
  qualificationHandleUnitCode: '00',
};
export const registration = { ...careWorker, qualificationProcedureCode: 'new', receptionAgencyCode: 'sssc' };
export const socialWorkerExam = {
  qualificationId: 'social-worker',
  businessId: 'exam',
  qualificationHandleUnitCode: '00',
};

export const change = { ...careWorker, businessId: 'change' };
export const hairdresser = { ...change, qualificationId: 'hairdresser' };

/** The questions that the tests of the catalogue ask of a portal. */
export function asking(portal: TestPortal) {
  const as = (persona: string) => logIn(portal.origin, persona);
  let somebody: Promise<Client> | null = null;
  /** One login for everything that is the same for everybody. */
  const anybody = () => {
    somebody ??= as('nq-nobody');
    return somebody;
  };
  const list = async (wish: object) => bodyOf<List>((await anybody()).call('nqQualificationList', wish));
  const procedure = async (path: object, more: object = {}) =>
    bodyOf<ProcedureBody>((await anybody()).call('nqProcedureGet', { path, ...more }));
  return { as, anybody, list, procedure };
}
