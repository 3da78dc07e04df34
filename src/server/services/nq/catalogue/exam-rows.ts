import * as wording from '../../../../../build/wording/services/nq.ts';
import { daysLater } from '../../../kernel/time/days-later.ts';
import type { QualificationEntry } from './catalogue-files.ts';
import { compactDay, examDay } from './exam-day.ts';
import { fillIn } from './fill-in.ts';
import type { Row } from './row.ts';

/** First and last year of examinations in the catalogue. */
const firstYear = 2023;
const lastYear = 2032;

/** Sample venues; the areas are real. */
const places = [
  { area: '北海道', name: '見本北海道会場', address: '北海道例示市北一条見本1番地' },
  { area: '宮城県', name: '見本東北会場', address: '宮城県例示市見本町2番地' },
  { area: '東京都', name: '見本東京会場', address: '東京都見本区例示町三丁目3番3号' },
  { area: '愛知県', name: '見本中部会場', address: '愛知県例示市見本通四丁目4番地' },
  { area: '大阪府', name: '見本大阪会場', address: '大阪府例示市見本町5番地' },
  { area: '福岡県', name: '見本九州会場', address: '福岡県例示市見本台六丁目6番地' },
];

/** Texts common to all examinations, per `displayType`. */
const sections = [
  {
    displayType: '1',
    title: wording.exams.howTitle,
    body: wording.exams.how,
  },
  {
    displayType: '1',
    title: wording.exams.datesTitle,
    body: wording.exams.dates,
  },
  {
    displayType: '2',
    title: wording.exams.bringTitle,
    body: wording.exams.bring,
  },
  {
    displayType: '2',
    title: wording.exams.placeTitle,
    body: wording.exams.place,
  },
  {
    displayType: '3',
    title: wording.exams.resultTitle,
    body: wording.exams.result,
  },
  {
    displayType: '3',
    title: wording.exams.afterTitle,
    body: wording.exams.after,
  },
];

/** One row per date of the examination; `unit` is the unit that holds it. */
export function examRows(
  { id, name, kana, exam }: QualificationEntry,
  unit: string,
  words: Parameters<typeof fillIn>[1],
): readonly Row[] {
  if (exam === undefined) return [];
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
  return years.flatMap((year) =>
    exam.on.map((rule) => {
      const day = examDay(rule, year);
      const when = wording.exams.month({ year, month: day.getUTCMonth() + 1 });
      return {
        qualification_id: id,
        unit_code: unit,
        examination_date: compactDay(day),
        name: `${exam.name}（${when}）`,
        words: `${name}|${kana}`,
        apply_from: compactDay(daysLater(day, -exam.days.from)),
        apply_until: compactDay(daysLater(day, -exam.days.until)),
        result_on: compactDay(daysLater(day, exam.days.result)),
        fee_yen: exam.feeYen,
        subjects: exam.subjects,
        places,
        sections: sections.map((section) => ({ ...section, body: fillIn(section.body, words) })),
      };
    }),
  );
}
