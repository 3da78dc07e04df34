import * as wording from '../../../../build/wording/services/drivers-license.ts';
import { rowsOf, type Statement } from '../../db/asked-together.ts';
import { json, type Queries } from '../../db/database.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import { type CourseSection, courseSections } from './course-sections.ts';
import { type Hindrance, licenceHindrance } from './hindrance.ts';
import type { Licence } from './licence.ts';

/** Drivers of this age or older when the licence expires take another course. */
const elderlyFrom = 70;

/** Courses that can be taken online, by driver category. */
const courses = {
  '1': { name: wording.course.excellent, minutes: 30 },
  '2': { name: wording.course.ordinary, minutes: 60 },
} as const;

export interface Course {
  readonly name: string;
  readonly minutes: number;
  readonly sections: readonly CourseSection[];
}

export interface CourseProgress {
  /** Ids of the finished sections. */
  readonly finished: readonly string[];
  /** `YYYYMMDD`; null = not completed. */
  readonly completedOn: string | null;
}

/** A driver's course; null = not held online. */
export function courseOf({ category }: Licence): Course | null {
  if (category !== '1' && category !== '2') return null;
  return { ...courses[category], sections: courseSections(category) };
}

/** Why the course cannot be taken (now); '' = it can. `birthdate` is the eight-character code. */
export function courseHindrance(licence: Licence | null, birthdate: string, today: string): Hindrance | '' {
  const general = licenceHindrance(licence, today);
  if (general !== '' || licence === null) return general;
  if (Number(licence.validUntil.slice(0, 4)) - Number(birthdate.slice(0, 4)) >= elderlyFrom) return 'elderly';
  if (licence.category === '3') return 'violation';
  if (licence.category === '4') return 'first';
  return today < licence.renewalFrom ? 'early' : '';
}

export const progressAsked = (citizenId: string): Statement => ({
  sql: 'select finished, completed_at as "completedAt" from licence_courses where citizen_id = $1 for update',
  values: [citizenId],
  moments: ['completedAt'],
});

export async function courseProgress(db: Queries, citizenId: string): Promise<CourseProgress> {
  const [row] = await rowsOf<{ finished: readonly string[]; completedAt: Date | null }>(db, progressAsked(citizenId));
  const completedAt = row?.completedAt ?? null;
  return { finished: row?.finished ?? [], completedOn: completedAt === null ? null : japanDate(completedAt) };
}

/** The first unfinished section; undefined = none left. */
export function nextSection({ sections }: Course, { finished }: CourseProgress): CourseSection | undefined {
  return sections.find(({ id }) => !finished.includes(id));
}

/** `countsUntil`: the last day of the licence for whose renewal it is. */
export async function storeProgress(
  db: Queries,
  citizenId: string,
  progress: {
    readonly finished: readonly string[];
    readonly completedAt: Date | null;
    readonly countsUntil: string;
  },
): Promise<void> {
  const { finished, completedAt, countsUntil } = progress;
  await db.query(
    `insert into licence_courses (citizen_id, finished, completed_at, counts_until) values ($1, $2::text::jsonb, $3, $4)
     on conflict (citizen_id) do update set finished = excluded.finished, completed_at = excluded.completed_at,
       counts_until = excluded.counts_until`,
    [citizenId, json(finished), completedAt?.toISOString() ?? null, countsUntil],
  );
}
