import type { Database } from '../../../db/database.ts';
import { mostMadeUp } from '../../../kernel/portal/process-settings.ts';
import { daysLater } from '../../../kernel/time/days-later.ts';
import { compactDay } from './exam-day.ts';
import { put } from './fill-catalogue.ts';
import type { Row } from './row.ts';

/** Name parts of made-up qualifications, each with its reading: 20 x 20 x 14 = 5,600. */
const places = words(
  '月面げつめん 雲上うんじょう 海底かいてい 砂丘さきゅう 氷原ひょうげん 湖畔こはん 孤島ことう 洞窟どうくつ 高原こうげん 渓谷けいこく ' +
    '湿原しつげん 岬角こうかく 火口かこう 干潟ひがた 滝壺たきつぼ 樹上じゅじょう 峡谷きょうこく 星空ほしぞら 深海しんかい 極地きょくち',
);
const works = words(
  '灯台とうだい 植物しょくぶつ 鉄道てつどう 気球ききゅう 楽器がっき 図書としょ 時計とけい 養蜂ようほう 庭園ていえん 望遠鏡ぼうえんきょう ' +
    '菓子かし 織物おりもの 陶器とうき 漁船ぎょせん 温泉おんせん 地図ちず 標本ひょうほん 花火はなび 天文てんもん 郵便ゆうびん',
);
const titles = words(
  '案内士あんないし 管理士かんりし 調整士ちょうせいし 検査士けんさし 保全士ほぜんし 設計士せっけいし 指導士しどうし 鑑定士かんていし ' +
    '修理士しゅうりし 観測士かんそくし 記録士きろくし 研究士けんきゅうし 製作士せいさくし 主任士しゅにんし',
);

const laws = ['架空資格法', '架空技能者法', '架空業務管理法', '架空専門職法'];
const ministries = ['架空産業省', '架空文化省', '架空環境省'];
const agency = 'made-up';
const dayMs = 86_400_000;
/** Examinations are spread over this many days before and after today. */
const spreadDays = 350;

interface Word {
  readonly written: string;
  readonly read: string;
}

/** `灯台とうだい` -> 灯台, with the reading とうだい. */
function words(list: string): readonly Word[] {
  return list.split(' ').map((word) => {
    const [, written = '', read = ''] = /^([^ぁ-ん]+)([ぁ-ん]+)$/u.exec(word) ?? [];
    return { written, read };
  });
}

function nameAt(index: number): Word {
  const parts = [
    places[index % places.length],
    works[Math.floor(index / places.length) % works.length],
    titles[Math.floor(index / places.length / works.length) % titles.length],
  ].flatMap((part) => (part === undefined ? [] : [part]));
  return {
    written: parts.map(({ written }) => written).join(''),
    read: parts.map(({ read }) => read).join(''),
  };
}

/**
 * Makes the catalogue contain `count` made-up qualifications with one examination each, for trying lists as long as a real portal's; 0
 * removes them all. A no-op when the number is unchanged.
 */
export async function fillGenerated(database: Database, count: number, now: Date): Promise<void> {
  const wanted = Math.min(count, mostMadeUp);
  const [counted] = await database.query<{ number: number }>(
    'select count(*)::int as number from nq_qualifications where is_generated',
  );
  if (counted?.number === wanted) return;
  await database.transaction(async (db) => {
    await db.query('delete from nq_qualifications where is_generated');
    if (wanted === 0) return;
    const rows = generatedRows(wanted, now);
    await put(db, 'nq_agencies', [
      {
        code: agency,
        name: '見本資格機構',
        authority_type: '3',
        phone: '03-0000-2999',
        hours: '平日の午前9時から午後5時まで',
      },
    ]);
    await put(db, 'nq_qualifications', rows.qualifications);
    await db.query(`update nq_qualifications set is_generated = true where id like 'made-up-%'`);
    await put(db, 'nq_businesses', rows.businesses);
    await put(db, 'nq_units', rows.units);
    await put(db, 'nq_procedures', rows.procedures);
    await put(db, 'nq_exams', rows.exams);
  });
  await database.script('analyze nq_qualifications; analyze nq_units; analyze nq_exams');
}

interface GeneratedRows {
  readonly qualifications: readonly Row[];
  readonly businesses: readonly Row[];
  readonly units: readonly Row[];
  readonly procedures: readonly Row[];
  readonly exams: readonly Row[];
}

function generatedRows(count: number, now: Date): GeneratedRows {
  const all = Array.from({ length: count }, (_, index) => ({
    index,
    id: `made-up-${String(index + 1).padStart(4, '0')}`,
    name: nameAt(index),
  }));
  return {
    qualifications: all.map(({ index, id, name: { written, read } }) => ({
      id,
      name: written,
      kana: read,
      words: '',
      law: laws[index % laws.length],
      law_number: `見本${1 + (index % 9)}年法律第${1 + (index % 200)}号`,
      ministry: ministries[index % ministries.length],
      kind: String(1 + (index % 3)),
      description: 'これは、長い一覧を試すための、架空の資格です。',
      agency_name: '見本資格機構',
    })),
    businesses: all.map(({ id }) => ({
      qualification_id: id,
      id: 'exam',
      type_code: '5',
      name: '試験の受験の申し込み',
      summary: '架空の試験の受験を申し込む手続きです。',
      position: 0,
    })),
    units: all.map(({ id }) => ({
      qualification_id: id,
      code: '00',
      name: '全国',
      kana: 'ぜんこく',
      agency_code: agency,
      business_ids: ['exam'],
      position: 0,
    })),
    procedures: all.map(({ id, name }) => ({
      qualification_id: id,
      business_id: 'exam',
      code: 'examination',
      name: `${name.written}試験の受験の申し込み`,
      summary: '架空の試験です。',
      fee_yen: 1000,
      fee: '受験手数料 1,000円',
      days: 30,
      sections: [],
      documents: [],
      hierarchy: null,
      form_id: 'exam',
      agreement: '架空の試験であることを理解しました。',
      position: 0,
    })),
    exams: all.map(({ index, id, name }) => {
      const day = daysLater(
        new Date(Math.floor(now.getTime() / dayMs) * dayMs),
        ((index * 37) % (2 * spreadDays)) - spreadDays,
      );
      return {
        qualification_id: id,
        unit_code: '00',
        examination_date: compactDay(day),
        name: `${name.written}試験`,
        words: name.read,
        apply_from: compactDay(daysLater(day, -90)),
        apply_until: compactDay(daysLater(day, -60)),
        result_on: compactDay(daysLater(day, 30)),
        fee_yen: 1000,
        subjects: ['架空の科目'],
        places: [],
        sections: [],
      };
    }),
  };
}
