import { randomKey } from '../../cards/random-key.ts';
import { pseudonymLink } from '../../family-register/pseudonym-link.ts';
import { pseudonymNotLinked } from '../../family-register/refusals.ts';
import { registerFailure } from '../../family-register/register-failure.ts';
import { textImage } from '../../images/text-image.ts';
import { defineEndpoint, ok } from '../../kernel/endpoint.ts';

/** Domicile and head of the family from the register, with a key under which exactly this can be submitted. */
export const endpoint = defineEndpoint('domicileGet', {
  login: 'required',
  async handle({ citizen, db, now }) {
    const link = await pseudonymLink(db, citizen);
    if (!link.leadsToRegister) return pseudonymNotLinked;
    const failed = await registerFailure(db, citizen);
    if (failed !== null) return failed;

    const { domicile, headOfTheFamily, isChangingFamilyRegister } = citizen.persona.domicile;
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
