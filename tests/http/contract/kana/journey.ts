import { keepVerifiedEmail } from '../../../../src/server/common/mail/verified-email.ts';
import type { Database } from '../../../../src/server/db/database.ts';
import { needsAddress } from '../../../../src/server/services/kana/address-rule.ts';
import type { SentReport } from '../../../../src/server/services/kana/check-submission.ts';
import type { DraftContent } from '../../../../src/server/services/kana/draft-content.ts';
import type { Contact, KanaReport } from '../../../../src/server/services/kana/report.ts';
import { defaultSettings } from '../../default-settings.ts';
import { bodyOf, type Client } from '../client.ts';
import type { Filer } from '../journey.ts';
import { sign } from '../signing.ts';

export const email = 'todokede@example.jp';

export const create = (client: Client, type: string, about: object = {}) =>
  bodyOf<DraftContent & { readonly id: string }>(client.call('kanaCreate', { type, ...about }));

/** Begins a notification and saves the first report with this reading. */
export async function saveAnything(client: Client, furigana = 'ヒトミ') {
  const draft = await create(client, '1');
  const reports = draft.reports.map((report) => ({ ...report, isChecked: true, furigana }));
  await bodyOf(client.call('kanaTempInputSave', { reports, revision: draft.revision }));
  return draft;
}

export const reportsOf = async (client: Client) =>
  (await bodyOf<{ reports: readonly KanaReport[] }>(client.call('kanaGet'))).reports;

export interface HistoryEntry {
  readonly id: string;
  readonly type: string;
  readonly status: string;
  readonly isAdjustable: boolean;
  readonly isWithdrawable: boolean;
  readonly arrivalNumber: string;
  readonly latestMessage?: { readonly documentId: string; readonly dueDate?: string };
}

export const historiesOf = async (client: Client) =>
  (await bodyOf<{ procedures: readonly HistoryEntry[] }>(client.call('kanaHistories'))).procedures;

/** The report to submit: the draft with these reports chosen and changed; in a notification an address where it is asked for, and a contact. */
export function filled(draft: DraftContent, changes: { readonly [id: string]: Partial<KanaReport> }) {
  const { type, informant, procedureId, documentId } = draft;
  const changed = draft.reports.map((report) =>
    report.id in changes ? { ...report, isChecked: true, ...changes[report.id] } : { ...report, isChecked: false },
  );
  const reports = changed.filter(({ isChecked }) => isChecked);
  const sent = reports.map((report) => sentReport(report, type));
  const isAsked = needsAddress({ isEmigrant: informant.isEmigrant, reports: changed }, defaultSettings);
  const address = isAsked ? '東京都見本区例示町三丁目1番1号' : '';
  const moved = reports.find(({ isYourself, changeRequiredAddress }) => isYourself && changeRequiredAddress);
  const contact =
    type === '1'
      ? { address, email, phone: '090-0000-0001' }
      : { ...contactOf(informant), address: moved?.address ?? informant.address };
  const about = type === '1' ? {} : { procedureId, documentId };
  return { type, reports: sent, informant: contact, ...about };
}

export function contactOf({ address, email, phone }: Contact): Contact {
  return { address, email, phone };
}

/** What is filed of a report. */
export function sentReport(report: KanaReport, type: string): SentReport {
  const { id, name, furigana, qualificationType, address, arrivalNumber } = report;
  return {
    id,
    type: report.type,
    name,
    furigana,
    qualificationType,
    address,
    ...(type === '1' ? {} : { arrivalNumber }),
  };
}

export async function proveEmail(db: Database, { citizenId }: Filer): Promise<void> {
  await keepVerifiedEmail(db, citizenId, email, new Date());
}

/** Everything up to the submission of the own first name; answers the body of `kanaSubmit`. */
export async function readyToSubmit(db: Database, person: Filer): Promise<{ report: object; signature: object }> {
  await proveEmail(db, person);
  const report = filled(await create(person.client, '1'), { 'first-name-1': { furigana: 'ヒトミ' } });
  return { report, signature: await sign(person.client, report) };
}
