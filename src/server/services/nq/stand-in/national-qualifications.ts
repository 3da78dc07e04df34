import { json, type Queries } from '../../../db/database.ts';
import type { SampleRecord } from '../../../kernel/people/sample-record.ts';
import { withDays } from '../../../kernel/people/with-days.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import type { RegisterRecord } from '../../../ports/register.ts';
import type { ExamRecord, NationalQualificationRecord } from '../catalogue/national-qualifications.ts';

interface SampleExam extends Omit<ExamRecord, 'examinationDate'> {
  /** 1 = the most recent date of the examination before the login, 2 = the one before … */
  readonly timesAgo: number;
}

declare module '../../../kernel/people/sample-record.ts' {
  interface SampleKnobs {
    readonly nationalQualifications?: Omit<NationalQualificationRecord, 'exams'> & {
      readonly exams?: readonly SampleExam[];
    };
  }
}

/** Days of registrations are relative to the login. */
export function qualificationsAt({ nationalQualifications }: SampleRecord, now: Date): Partial<SampleRecord> {
  return nationalQualifications === undefined
    ? {}
    : {
        nationalQualifications: withDays<NonNullable<SampleRecord['nationalQualifications']>>(
          nationalQualifications,
          now,
        ),
      };
}

/** When the examinations were that the person sat. */
export async function knownQualifications(
  { nationalQualifications: { exams, ...others } = {} }: SampleRecord,
  loggedInAt: Date,
  db: Queries,
): Promise<Partial<RegisterRecord>> {
  if (exams === undefined) return {};
  const found = await db.query<
    Pick<ExamRecord, 'examinationDate'> & { readonly of: string; readonly timesAgo: number }
  >(
    `select of, examination_date as "examinationDate", "timesAgo"
       from (select qualification_id || '/' || unit_code as of, examination_date,
                    row_number() over (partition by qualification_id, unit_code order by examination_date desc)::integer as "timesAgo"
               from nq_exams
              where examination_date < $1
                and (qualification_id, unit_code) in (select * from jsonb_to_recordset($2::text::jsonb)
                      as d ("qualificationId" text, "qualificationHandleUnitCode" text))) as past`,
    [japanDate(loggedInAt), json(exams)],
  );
  const dated = exams.flatMap(({ timesAgo, ...exam }): readonly ExamRecord[] => {
    const of = `${exam.qualificationId}/${exam.qualificationHandleUnitCode}`;
    const date = found.find((one) => one.of === of && one.timesAgo === timesAgo)?.examinationDate;
    return date === undefined ? [] : [{ ...exam, examinationDate: date }];
  });
  return { nationalQualifications: { ...others, exams: dated } };
}
