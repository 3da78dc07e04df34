import { type PageRow, type Place, pageAt } from '../look/place.ts';
import { nenkin, openNenkin } from './nenkin.ts';

const pensioners = [
  'self-employed',
  'unpaid',
  'exemption',
  'student',
  'employee',
  'claim',
  'receiving',
  'not-linked',
] as const;

/** The menu, with what each kind of person finds there. */
export const screens: readonly Place[] = pensioners.map((person) => ({
  name: `nenkin-${person}`,
  heading: nenkin.title,
  reach: (portal) => openNenkin(portal, `pension-${person}`),
}));

const rows: readonly PageRow[] = [
  ['nenkin-net', '/nenkin-net/record', '年金記録の確認'],
  ['pension-procedures', '/pension-procedures/claim', '年金の請求'],
];

export const pages = rows.map(pageAt);
