import { verifiedEmailOf } from '../../common/mail/verified-email.ts';
import type { Answer, KnownRequest } from '../../kernel/calls/endpoint.ts';
import type { SignedFiling } from '../../kernel/portal/module-parts.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import { type Submission, submissionProblem } from './check-submission.ts';
import { type CitizenKana, citizenKana } from './citizen-kana.ts';
import { type DraftContent, draftContent } from './draft-content.ts';
import { type Draft, findDraft } from './drafts.ts';
import { acceptanceRefusal, draftOutdated, inputDiffers, noDraft, registerRefusal } from './refusals.ts';

interface Filable {
  readonly draft: Draft;
  readonly kana: CitizenKana;
  /** The server's own copy of the draft, as of today. */
  readonly content: DraftContent;
}

/** What a submission is filed from, or why it is refused, its signature aside. */
export async function filable(
  request: Pick<KnownRequest, 'citizen' | 'db' | 'now' | 'settings'>,
  report: Submission,
): Promise<Filable | { readonly refused: Answer }> {
  const { citizen, db, now, settings } = request;
  const isNew = report.type === '1';
  const refused = registerRefusal(citizen) ?? (isNew ? acceptanceRefusal(japanDate(now), settings) : null);
  if (refused !== null) return { refused };
  const draft = await findDraft(db, citizen.id, now);
  if (draft === null) return { refused: noDraft };
  const kana = await citizenKana(db, request);
  const sent = { ...draft, informant: report.informant };
  const content = draftContent(kana, sent, await verifiedEmailOf(db, citizen.id));
  if (content === null) return { refused: draftOutdated(kana, draft) };
  const problem = submissionProblem(report, content, settings);
  return problem === null ? { draft, kana, content } : { refused: inputDiffers(problem) };
}

export const signedFiling: SignedFiling = {
  call: 'kanaSubmit',
  member: 'report',
  async refusal(request, signed) {
    const found = await filable(request, signed as Submission);
    return 'refused' in found ? found.refused : null;
  },
};
