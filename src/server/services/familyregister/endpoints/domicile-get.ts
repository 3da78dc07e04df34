import { textImage } from '../../../common/images/text-image.ts';
import { pseudonymLink } from '../../../common/register/pseudonym-link.ts';
import { pseudonymNotLinked } from '../../../common/register/refusals.ts';
import { registerFailure } from '../../../common/register/register-failure.ts';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { randomKey } from '../../../kernel/sessions/random-key.ts';

/** Domicile and head of the family from the register, with a key under which exactly these values can be submitted. */
export const endpoint = defineEndpoint('domicileGet', {
  login: 'required',
  async handle({ known, db, now }) {
    const citizen = await known();
    const link = await pseudonymLink(db, citizen);
    if (!link.leadsToRegister) return pseudonymNotLinked;
    const failed = await registerFailure(db, citizen);
    if (failed !== null) return failed;

    const { domicile, headOfTheFamily, isChangingFamilyRegister } = citizen.record.domicile;
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
