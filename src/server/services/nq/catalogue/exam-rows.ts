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
    title: '申し込み方法',
    body: 'このポータルから申し込みます。{choosing}必要な書類の写しを添付してください。',
  },
  {
    displayType: '1',
    title: '日程について',
    body: 'ここに出す日程と費用は見本です。実際のものは、試験を行う機関の案内で確かめてください。',
  },
  {
    displayType: '2',
    title: '当日の持ち物',
    body: '受験票、顔写真の付いた本人確認書類、鉛筆またはシャープペンシル、消しゴムを持ってきてください。',
  },
  {
    displayType: '2',
    title: '会場について',
    body: '会場は、受験票に書いてある試験地の会場です。ここに出す会場は見本です。',
  },
  {
    displayType: '3',
    title: '結果の知らせ方',
    body: '合格発表の日から、この画面で自分の結果を確かめられます。合格した方には、合格証書を送ります。',
  },
  {
    displayType: '3',
    title: '合格したあと',
    body: '仕事を始めるには、登録や免許の申請が必要です。資格の画面から申請してください。',
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
      const when = `${year}年${day.getUTCMonth() + 1}月`;
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
