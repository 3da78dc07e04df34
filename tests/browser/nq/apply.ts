import type { Page } from 'playwright/test';
import { writtenProcedurePath } from '../../../src/server/services/nq/applications/procedure-path.ts';
import { fileOf } from '../../http/contract/nq/apply-journey.ts';
import { callPortal } from '../harness/call-portal.ts';
import { knownScreens, openKnown } from '../harness/known-screen.ts';
import { press } from '../harness/parts.ts';
import type { Portal } from '../harness/portal.ts';
import { expect } from '../harness/test.ts';

/** Procedures of the catalogue that the tests apply for: as in the addresses of the screens. */
export const procedures = {
  registration: 'social-worker/registration/00/new/sssc',
  reissue: 'care-worker/reissue/00/reissue/sssc',
  certificate: 'care-worker/certificate/00/certificate/sssc',
  oldName: 'care-worker/change/00/old-name/sssc',
  practice: 'psychiatric-social-worker/registration/00/new/sssc',
} as const;

/** The screens of an application; their paths end before the parameters. */
export const applyScreens = knownScreens({
  information: 'nq-application-information',
  confirmation: 'nq-application-confirmation',
  agreement: 'nq-application-agreement',
  completion: 'nq-application-completion',
  temporary: 'nq-application-temporary',
  status: 'nq-application-status-detail',
});

export type ApplyScreen = keyof typeof applyScreens;

const base = '/api/national-qualifications';

export const applyCalls = {
  procedure: `${base}/procedure/get`,
  get: `${base}/draft/get`,
  save: `${base}/draft/save`,
  list: `${base}/draft/list`,
  delete: `${base}/draft/delete`,
  submit: `${base}/application/submit`,
  status: `${base}/application/status`,
  applications: `${base}/application/list`,
  attach: `${base}/attachment/add`,
  detach: `${base}/attachment/remove`,
} as const;

export async function openApply(portal: Portal, screen: ApplyScreen, parameters: string): Promise<void> {
  await openKnown(portal, applyScreens[screen], `/${parameters}`);
}

export async function expectApply(page: Page, screen: ApplyScreen): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: applyScreens[screen].title })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${applyScreens[screen].path}/`));
}

export async function pressApply(page: Page, name: string, screen: ApplyScreen): Promise<void> {
  await press(page, name);
  await expectApply(page, screen);
}

/** A file as a person would choose it. */
export const sampleFile = (name = '合格証書.pdf', kind: 'pdf' | 'jpeg' | 'png' = 'pdf', bytes = 1000) => ({
  name,
  mimeType: kind === 'pdf' ? 'application/pdf' : `image/${kind}`,
  buffer: Buffer.from(fileOf(kind, bytes), 'base64'),
});

/** What the form of `procedures.reissue` asks for, with nothing missing. */
export const reissueAnswers = {
  reason: 'stolen',
  lostOn: '2026-10-02',
  lostPlace: '見本駅',
  policeNumber: '見本署 第12号',
  postalCode: '1000000',
  address: '東京都見本区例示町三丁目3番3号',
  phone: '03-0000-0188',
} as const;

/** Saves answers for a procedure as another device would. */
export async function saveAnswers(portal: Portal, procedure: string, values: object): Promise<void> {
  const path = writtenProcedurePath(procedure);
  const { draft } = await callPortal<{ draft: { revision: number } }>(portal, applyCalls.get, { path });
  const { formVersion } = await callPortal<{ formVersion: string }>(portal, applyCalls.procedure, { path });
  const { revision } = draft;
  const answers = { version: formVersion, values };
  await callPortal(portal, applyCalls.save, { path, hierarchy: [], answers, revision });
}

/** What the portal keeps of an application in the making; nothing is saved: nothing, whatever a new one begins with. */
export async function savedValues(portal: Portal, procedure: string): Promise<Readonly<Record<string, unknown>>> {
  const { draft } = await callPortal<{ draft: { revision: number; answers: { values: Record<string, unknown> } } }>(
    portal,
    applyCalls.get,
    {
      path: writtenProcedurePath(procedure),
    },
  );
  return draft.revision === 0 ? {} : draft.answers.values;
}

export interface Applied {
  readonly applyingId: string;
  readonly applicationNumber: string;
  readonly status: string;
}

export async function applicationsOf(portal: Portal): Promise<readonly Applied[]> {
  return (await callPortal<{ applications: readonly Applied[] }>(portal, applyCalls.applications)).applications;
}
