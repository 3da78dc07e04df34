import type { Database } from '../../../../src/server/db/database.ts';
import { bodyOf, type Client } from '../client.ts';

/** A procedure that exists only in tests. */
export const path = {
  qualificationId: 'try-qualification',
  businessId: 'register',
  qualificationHandleUnitCode: 'all',
  qualificationProcedureCode: 'new',
  receptionAgencyCode: 'try-agency',
};
export const otherPath = { ...path, qualificationProcedureCode: 'lost' };
export const leveledPath = { ...path, qualificationProcedureCode: 'leveled' };

/** The form of `path`: required texts, a condition, a repeated group and a file. */
export const form = {
  sections: [
    {
      heading: '登録',
      items: [
        { name: 'reason', label: '理由', widget: 'text', required: true, maxLength: 10 },
        {
          name: 'worked',
          label: '仕事の経験',
          widget: 'radio',
          required: true,
          options: [
            { value: 'yes', label: 'ある' },
            { value: 'no', label: 'ない' },
          ],
        },
        {
          group: 'careers',
          legend: '職歴',
          least: 1,
          most: 3,
          shownWhen: { field: 'worked', is: 'yes' },
          fields: [{ name: 'place', label: '勤務先', widget: 'text', required: true }],
        },
        { name: 'papers', label: '書類', widget: 'attachment', most: 2 },
      ],
    },
  ],
};

/** Answers with nothing missing. */
export const fullValues = { reason: '就職のため', worked: 'no' };

/** Offers the procedures of the tests; a form put in again is its next version. */
export async function offerProcedures(db: Database): Promise<void> {
  await db.query(`insert into nq_agencies (code, name, authority_type, phone, hours)
    values ('try-agency', '見本登録センター', '3', '03-0000-0000', '平日9時から17時まで') on conflict do nothing`);
  await db.query(`insert into nq_qualifications (id, name, kana, law, law_number, ministry, kind, description, agency_name)
    values ('try-qualification', '見本士', 'みほんし', '見本士法', '平成元年法律第1号', '見本省', '2', '見本', '見本登録センター') on conflict do nothing`);
  await db.query(`insert into nq_businesses (qualification_id, id, type_code, name, summary, position)
    values ('try-qualification', 'register', '1', '登録', '登録する', 1) on conflict do nothing`);
  await db.query(`insert into nq_units (qualification_id, code, name, agency_code, business_ids, position)
    values ('try-qualification', 'all', '全国', 'try-agency', '{register}', 1) on conflict do nothing`);
  await putForm(db, 'try-form', 1, form);
  await putForm(db, 'try-level-form', 1, form);
  const hierarchy = {
    question: '区分',
    choices: [
      { serialNumber: '1', name: '学校', form: 'try-level-form' },
      { serialNumber: '2', name: '実務' },
    ],
  };
  for (const [code, levels] of [
    ['new', null],
    ['lost', null],
    ['leveled', hierarchy],
  ] as const) {
    await db.query(
      `insert into nq_procedures (qualification_id, business_id, code, name, summary, fee_yen, fee, days, sections, documents, hierarchy,
         form_id, agreement, position)
       values ('try-qualification', 'register', $1, $2, '', 1000, '登録手数料 1,000円', 30, '[]', '[]', $3::text::jsonb, 'try-form', '同意します', 1)
       on conflict do nothing`,
      [code, `見本の手続き（${code}）`, levels && JSON.stringify(levels)],
    );
  }
}

export async function putForm(db: Database, id: string, version: number, definition: unknown): Promise<void> {
  await db.query(
    `insert into nq_forms (id, version, definition) values ($1, $2, $3::text::jsonb)
     on conflict (id, version) do update set definition = excluded.definition`,
    [id, version, JSON.stringify(definition)],
  );
}

export interface Saved {
  readonly id: string;
  readonly revision: number;
  readonly lastDay: string;
  readonly isComplete: boolean;
}

export interface Loaded {
  readonly draft: {
    readonly key: string;
    readonly id: string;
    readonly revision: number;
    readonly lastDay: string;
    readonly isComplete: boolean;
    readonly hierarchy: readonly string[];
    readonly answers: { readonly version: string; readonly values: Readonly<Record<string, unknown>> };
  };
  readonly open?: { readonly applyingId: string; readonly applicationNumber: string };
  readonly returned?: {
    readonly applyingId: string;
    readonly reason: string;
    readonly dueDate: string;
    readonly corrections: readonly object[];
  };
}

export interface Submission {
  readonly applyingId: string;
  readonly applicationNumber: string;
  readonly isAgain: boolean;
}

const content = (values: object, more: object = {}) => ({
  path,
  hierarchy: [],
  answers: { version: 'try-form:1', values },
  revision: 0,
  ...more,
});

/** A `reqBody` of nqDraftSave. */
export const toSave = content;
/** A `reqBody` of nqApplicationSubmit. */
export const toSubmit = (values: object, more: object = {}) => content(values, { isAgreed: true, ...more });

export const save = (client: Client, values: object, more: object = {}) =>
  bodyOf<Saved>(client.call('nqDraftSave', toSave(values, more)));
export const submit = (client: Client, values: object, more: object = {}) =>
  bodyOf<Submission>(client.call('nqApplicationSubmit', toSubmit(values, more)));
export const load = (client: Client, of: object = path) => bodyOf<Loaded>(client.call('nqDraftGet', { path: of }));

const beginnings = {
  pdf: Buffer.from('%PDF-1.7\n'),
  jpeg: Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
} as const;

/** A file in Base64 that begins as its kind does. */
export function fileOf(kind: keyof typeof beginnings, bytes = 100): string {
  return Buffer.concat([beginnings[kind], Buffer.alloc(Math.max(0, bytes - beginnings[kind].length), 0x20)]).toString(
    'base64',
  );
}

export interface SentFile {
  readonly attachmentId: string;
  readonly name: string;
  readonly bytes: number;
  readonly type: string;
}

/** A `reqBody` of nqAttachmentAdd; `content` in Base64. */
export const toAttach = (fileName: string, content: string, of: object = path) => ({ path: of, fileName, content });

export const attach = (
  client: Client,
  fileName = '免許証.pdf',
  kind: keyof typeof beginnings = 'pdf',
  of: object = path,
) => bodyOf<SentFile>(client.call('nqAttachmentAdd', toAttach(fileName, fileOf(kind), of)));
