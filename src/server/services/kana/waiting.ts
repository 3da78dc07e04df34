import * as wording from '../../../../build/wording/services/kana.ts';
import { untilText } from '../../../expressions/japan-time.ts';
import { lastDayOf } from '../../common/drafts/draft-end.ts';
import type { Queries } from '../../db/database.ts';
import { screenAddress } from '../../kernel/page/screen-address.ts';
import type { Entry, Waiting } from '../../kernel/page/waiting.ts';
import type { Settings } from '../../kernel/portal/settings.ts';
import type { KnownCitizen } from '../../ports/register.ts';
import { calledIn } from './called.ts';
import { storedKana } from './citizen-kana.ts';
import { openRequests } from './documents.ts';
import { type Draft, findDraft, hasInput } from './drafts.ts';
import { filedKana } from './filed.ts';
import { peopleFact, procedureFacts } from './filed-for.ts';
import { offeredInputs } from './offered-inputs.ts';
import { findProcedure, numberOf, type Procedure } from './procedures.ts';
import { type Register, registerOf } from './register.ts';

/** Each procedure resumes at its check screen, which redirects to the first incomplete screen. */
const resumed = {
  '1': { name: wording.signed.report, resume: screenAddress('kana-confirm-report-details') },
  '2': { name: wording.waiting.correction, resume: screenAddress('kana-confirm-correction') },
  '3': { name: wording.signed.withdrawal, resume: screenAddress('kana-confirm-withdrawal-details') },
} as const;

/** 「続きから再開」 with the last day of the draft and of each earlier input, correction requests not yet begun, and what was filed. */
export async function waitingKana(
  db: Queries,
  citizen: KnownCitizen,
  now: Date,
  settings: Settings,
): Promise<Partial<Waiting>> {
  const { id } = citizen;
  const draft = await findDraft(db, id, now);
  const earlier = await offeredInputs(db, id, now);
  const isBegun = (id: string) => draft?.documentId === id || earlier.some((input) => input.id === `2-${id}`);
  const { documents, procedures } = await storedKana(db, id, now);
  const filed = filedKana(citizen, procedures, documents);
  const facts = (about: Begun) => factsOf(citizen, procedures, about);
  const requests = openRequests(documents);
  const isOver = ({ documentId }: Draft) => documentId !== null && !requests.some(({ id }) => id === documentId);
  const unbegun = requests.filter((request) => !isBegun(request.id));
  const tasks = unbegun.map(({ id, title, sender, adjustment, procedureId }): Entry => {
    const procedure = procedures.find((one) => one.id === procedureId);
    return {
      kind: 'request',
      service: 'kana',
      ...(procedure !== undefined && { number: numberOf(procedure) }),
      title,
      state: 'toCorrect',
      says: wording.waiting.asked({ sender }),
      facts:
        procedure === undefined
          ? []
          : procedureFacts(
              citizen,
              procedure,
              adjustment.reports.map(({ id }) => id),
            ),
      until: {
        label: wording.waiting.deadline,
        day: adjustment.dueDate,
        text: wording.waiting.until({ until: untilText(adjustment.dueDate, now) }),
      },
      link: { href: screenAddress('kana-top', { correct: id }), text: wording.waiting.correct },
    };
  });
  // What is kept for longer than it can be filed is told with the earlier day.
  const until = (
    documentId: string | null,
    { type, edits }: Pick<Draft, 'type' | 'edits'>,
    lastDay: string,
    isSaved = true,
  ) => {
    const due = documents.find(({ id }) => id === documentId)?.adjustment?.dueDate ?? lastDay;
    const child = type === '1' ? firstToEnd(registerOf(citizen, now, settings), edits) : undefined;
    const entry = isSaved ? saved(type, lastDay, now) : unsaved(type);
    const ends = (day: string) => ({
      label: wording.waiting.deadline,
      day,
      text: wording.waiting.until({ until: untilText(day, now) }),
    });
    if (child !== undefined && child.lastDay < lastDay) {
      const end = ends(child.lastDay);
      return { ...entry, until: { ...end, text: wording.waiting.ofChild({ text: end.text, name: child.name }) } };
    }
    return due < lastDay ? { ...entry, until: ends(due) } : entry;
  };
  const kept = earlier.map((input): Entry => {
    const link = { href: screenAddress('kana-top', { continue: input.id }), text: wording.waiting.goOn };
    return {
      kind: 'earlier',
      state: 'begun',
      ...until(input.id.replace(/^2-/, ''), input, input.lastDay),
      facts: facts(input),
      link,
    };
  });
  // A withdrawal that was only looked at, and a correction that is asked for no more, are nothing to go on with.
  if (draft === null || (draft.type === '3' && !hasInput(draft)) || isOver(draft))
    return { ...filed, begun: kept, tasks };
  const { resume } = resumed[draft.type];
  const link = { href: resume, text: wording.waiting.goOn };
  const begun: Entry = {
    kind: 'draft',
    state: 'begun',
    ...until(draft.documentId, draft, lastDayOf(draft), hasInput(draft)),
    facts: facts(draft),
    link,
  };
  return { ...filed, begun: [begun, ...kept], tasks, cards: hasInput(draft) ? { kana: support } : {} };
}

type Begun = Pick<Draft, 'type' | 'procedureId' | 'edits'>;

/** Of what was filed, or for whom reports were chosen. A withdrawal takes back all of it. */
function factsOf(citizen: KnownCitizen, procedures: readonly Procedure[], { type, procedureId, edits }: Begun) {
  const procedure = procedureId === null ? undefined : findProcedure(procedures, procedureId);
  const all = type === '3' ? procedure?.reports.map(({ id }) => id) : undefined;
  if (procedure !== undefined) return procedureFacts(citizen, procedure, all);
  const chosen = Object.entries(edits).filter(([, { isChecked }]) => isChecked);
  const people = peopleFact(
    citizen,
    chosen.map(([id]) => id),
  );
  return people === null ? [] : [people];
}

/** Nothing is kept of it once it is left. */
function unsaved(type: keyof typeof resumed) {
  return { service: 'kana', title: resumed[type].name, says: wording.waiting.unsaved };
}

/** Of the chosen reports the one that the citizen can file for the shortest time. */
function firstToEnd({ family, subjects }: Register, edits: Draft['edits']) {
  const [first] = subjects
    .filter(({ id }) => edits[id]?.isChecked === true)
    .flatMap(({ name, member, lastDay }) =>
      lastDay === undefined ? [] : [{ name: calledIn(family, member, name.origin), lastDay }],
    )
    .sort((one, other) => Number(one.lastDay) - Number(other.lastDay));
  return first;
}

function saved(type: keyof typeof resumed, lastDay: string, now: Date) {
  const until = {
    label: wording.waiting.savedLabel,
    day: lastDay,
    text: wording.waiting.savedText({ until: untilText(lastDay, now) }),
  };
  return { service: 'kana', title: resumed[type].name, says: '', until };
}

const support = wording.waiting.support;
