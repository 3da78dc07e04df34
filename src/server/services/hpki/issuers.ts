import type { ListSetting } from '../../../../build/setting-names.ts';
import { listSetting, type Settings } from '../../kernel/portal/settings.ts';

export type IssuerCode = 'jma' | 'jpa' | 'medis';

/** phone: second certificate on the phone only; home, workplace: card by post; desk: card at one of the issuer's offices. */
export type Delivery = 'phone' | 'home' | 'workplace' | 'desk';

export interface Issuer {
  readonly name: string;
  readonly phone: string;
  readonly hours: string;
  /** Days from application until the certificate is usable. */
  readonly daysToIssue: number;
  /** Available deliveries with their fees. `membership`: 1 members, 2 others; empty = everybody. Sample amounts, tax included. */
  readonly fees: readonly {
    readonly delivery: Delivery;
    readonly membership: '' | '1' | '2';
    readonly yen: number;
  }[];
}

const issuers: { readonly [code in IssuerCode]: Issuer } = {
  jma: {
    name: '日本医師会電子認証センター',
    phone: '03-0000-1001',
    hours: '平日の午前9時から午後5時まで',
    daysToIssue: 30,
    fees: [
      { delivery: 'phone', membership: '1', yen: 0 },
      { delivery: 'phone', membership: '2', yen: 3300 },
      { delivery: 'desk', membership: '1', yen: 0 },
      { delivery: 'desk', membership: '2', yen: 5500 },
      { delivery: 'home', membership: '1', yen: 1100 },
      { delivery: 'home', membership: '2', yen: 6600 },
    ],
  },
  jpa: {
    name: '日本薬剤師会認証局',
    phone: '03-0000-1002',
    hours: '平日の午前10時から午後4時まで',
    daysToIssue: 45,
    fees: [
      { delivery: 'phone', membership: '', yen: 3300 },
      { delivery: 'home', membership: '', yen: 8800 },
      { delivery: 'workplace', membership: '', yen: 8800 },
    ],
  },
  medis: {
    name: '医療情報システム開発センター',
    phone: '03-0000-1003',
    hours: '平日の午前9時30分から午後5時まで',
    daysToIssue: 60,
    fees: [
      { delivery: 'phone', membership: '', yen: 4400 },
      { delivery: 'home', membership: '', yen: 9900 },
      { delivery: 'workplace', membership: '', yen: 9900 },
    ],
  },
};

export function issuerOf(code: IssuerCode): Issuer {
  return issuers[code];
}

/** Issuer for a qualification: per the settings `hpki.issuer.jma` and `.jpa`, checked in that order; everything else is medis. */
export function issuerCodeOf(qualificationType: string, settings: Settings): IssuerCode {
  const isIn = (name: ListSetting) => listSetting(settings, name).includes(qualificationType);
  if (isIn('hpki.issuer.jma')) return 'jma';
  return isIn('hpki.issuer.jpa') ? 'jpa' : 'medis';
}
