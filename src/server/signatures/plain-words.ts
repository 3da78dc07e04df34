/** What a citizen signs, in words for the phone. */
export interface PlainWords {
  readonly title: string;
  readonly rows: readonly { readonly name: string; readonly value: string }[];
}

const procedures: { readonly [type: string]: string } = {
  '1': '戸籍に記載する振り仮名の届出',
  '2': '戸籍に記載する振り仮名の訂正',
  '3': '戸籍に記載する振り仮名の届出の取り下げ',
};

const parts: { readonly [type: string]: string } = { '1': '氏', '2': '名' };

const qualifications: { readonly [code: string]: string } = { '016': '父', '017': '母', '019': '養父', '020': '養母' };

const contactRows = [
  ['email', '連絡先のメールアドレス'],
  ['phone', '連絡先の電話番号'],
] as const;

/** At most this many rows of a content that has no words of its own. */
const mostRows = 30;

/** Says in plain words what is signed. A content without words of its own is shown with its texts. */
export function plainWordsOf(target: unknown): PlainWords {
  const { type, reports, informant } = recordOf(target);
  const title = procedures[textOf(type)];
  if (title === undefined || !Array.isArray(reports)) return { title: '手続きの内容', rows: textRows(target, '') };
  const contact = recordOf(informant);
  const reported = reports.map(recordOf);
  const addresses = new Set([contact, ...reported].map(({ address }) => textOf(address)));
  return {
    title,
    rows: [
      ...reported.flatMap(reportRows),
      ...[...addresses].map((value) => ({ name: '届出に書く住所', value })),
      ...contactRows.map(([member, name]) => ({ name, value: textOf(contact[member]) })),
    ].filter(({ value }) => value !== ''),
  };
}

function reportRows(report: { readonly [member: string]: unknown }): PlainWords['rows'] {
  const name = textOf(report.name);
  const part = parts[textOf(report.type)] ?? '氏名';
  return [
    { name: `${part}「${name}」の振り仮名`, value: textOf(report.furigana) },
    { name: `「${name}」を届け出る資格`, value: qualifications[textOf(report.qualificationType)] ?? '' },
  ];
}

function textRows(value: unknown, name: string): PlainWords['rows'] {
  if (typeof value !== 'object' || value === null) {
    return value === '' || value === null || value === undefined ? [] : [{ name, value: String(value) }];
  }
  return Object.entries(value)
    .flatMap(([key, member]) => textRows(member, name === '' ? key : `${name} ${key}`))
    .slice(0, mostRows);
}

function recordOf(value: unknown): { readonly [member: string]: unknown } {
  return typeof value === 'object' && value !== null ? (value as { readonly [member: string]: unknown }) : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
