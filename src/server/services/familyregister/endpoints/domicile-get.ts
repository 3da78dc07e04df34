import { textImage } from '../../../common/images/text-image.ts';
import { notRead, pseudonymNotLinked } from '../../../common/register/refusals.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { randomKey } from '../../../kernel/sessions/random-key.ts';
import { isFailed } from '../../../ports/register.ts';

/** Domicile and head of the family from the register, with a key under which exactly these values can be submitted. */
export const endpoint = defineEndpoint('domicileGet', {
  login: 'required',
  record: true,
  async handle({ citizen, db, now }) {
    const { domicile: read, pseudonym } = citizen.record;
    if (pseudonym !== 'linked') return pseudonymNotLinked;
    if (isFailed(read)) return notRead(read);

    const { domicile, headOfTheFamily, isChangingFamilyRegister } = read;
    const key = randomKey();
    await db.query(
      `insert into domicile_fetches (key, citizen_id, domicile, head_of_the_family, fetched_at) values ($1, $2, $3, $4, $5)`,
      [key, citizen.id, domicile, headOfTheFamily, now.toISOString()],
    );
    return ok({
      domicile,
      domicileImage: textImage(domicile),
      headOfTheFamily,
      headOfTheFamilyImage: textImage(headOfTheFamily),
      hnskHttshSkbtKey: key,
      isChangingFamilyRegister,
    });
  },
});
