import { randomInt } from 'node:crypto';
import { rowsOf, type Statement } from '../../db/asked-together.ts';
import type { Queries } from '../../db/database.ts';
import { hashedColumn, sealedColumn } from '../../db/sealed.ts';
import { numberSetting, type Settings } from '../../kernel/portal/settings.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import { monthsLater } from '../../kernel/time/months-later.ts';
import type { CitizenRegister, RegisterType } from './registers.ts';

/** A code and the register it refers to. Days are `YYYYMMDD`. */
export interface IdentificationCode {
  /** 16 digits. */
  readonly identificationCode: string;
  readonly registerId: string;
  readonly type: RegisterType;
  readonly domicile: string;
  readonly headOfTheFamily: string;
  readonly issueDate: string;
  /** Last day of validity. */
  readonly validUntil: string;
}

/** Of the citizen. */
const sealedCode = sealedColumn('identification_codes.code');

/** No two registers have the same one. */
const hashedCode = hashedColumn('identification_codes.code_hash');

const opened = <Row extends Pick<IdentificationCode, 'identificationCode'>>(
  db: Queries,
  citizenId: string,
  row: Row,
) => ({
  ...row,
  identificationCode: sealedCode.openText(db, citizenId, row.identificationCode),
});

/** Validity of a code in months (setting `identificationCode.validMonths`, default 3). */
export function validMonths(settings: Settings): number {
  return numberSetting(settings, 'identificationCode.validMonths');
}

/** A citizen's codes that are still valid, newest first. */
export async function usableCodes(db: Queries, citizenId: string, now: Date): Promise<readonly IdentificationCode[]> {
  const today = japanDate(now);
  return (await issuedCodes(db, citizenId))
    .filter(({ validUntil }) => validUntil >= today)
    .map(({ issuedAt, receptionNumber: _asked, ...code }) => ({ ...code, issueDate: japanDate(issuedAt) }));
}

/** A code with the application that asked for it. */
export type IssuedCode = Omit<IdentificationCode, 'issueDate'> & {
  readonly receptionNumber: string;
  readonly issuedAt: Date;
};

export const codesAsked = (citizenId: string): Statement => ({
  sql: `select code as "identificationCode", register_id as "registerId", type, domicile, head_of_the_family as "headOfTheFamily",
            issued_at as "issuedAt", valid_until as "validUntil", reception_number as "receptionNumber"
       from identification_codes where citizen_id = $1 order by issued_at desc, reception_number desc, type, register_id`,
  values: [citizenId],
  moments: ['issuedAt'],
});

/** A citizen's codes, expired ones too, newest first. */
export async function issuedCodes(db: Queries, citizenId: string): Promise<readonly IssuedCode[]> {
  const rows = await rowsOf<IssuedCode>(db, codesAsked(citizenId));
  return rows.map((row) => opened(db, citizenId, row));
}

/** One code of each application. */
export function firstOfEach(codes: readonly IssuedCode[]): readonly IssuedCode[] {
  return codes.filter(
    ({ receptionNumber }, index) => codes.findIndex((one) => one.receptionNumber === receptionNumber) === index,
  );
}

/** Creates and stores a code for a register. */
export async function issueCode(
  db: Queries,
  asked: {
    readonly citizenId: string;
    readonly receptionNumber: string;
    readonly register: CitizenRegister;
    readonly now: Date;
    readonly settings: Settings;
  },
): Promise<IdentificationCode> {
  const { id, type, domicile, headOfTheFamily } = asked.register;
  const issueDate = japanDate(asked.now);
  const code: IdentificationCode = {
    identificationCode: sixteenDigits(),
    registerId: id,
    type,
    domicile,
    headOfTheFamily,
    issueDate,
    validUntil: monthsLater(issueDate, validMonths(asked.settings)),
  };
  await db.query(
    `insert into identification_codes (code, citizen_id, register_id, type, domicile, head_of_the_family, issued_at, valid_until, reception_number, code_hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      sealedCode.text(db, asked.citizenId, code.identificationCode),
      asked.citizenId,
      id,
      type,
      domicile,
      headOfTheFamily,
      asked.now.toISOString(),
      code.validUntil,
      asked.receptionNumber,
      hashedCode.hash(db, code.identificationCode),
    ],
  );
  return code;
}

/** The number alone opens a register to an agency, so it must be unguessable. */
function sixteenDigits(): string {
  const eight = () => String(randomInt(100_000_000)).padStart(8, '0');
  return eight() + eight();
}
