import type { DataForm } from '../../../src/forms/data-form/definition.ts';
import { parseCatalogue, readCatalogueTexts } from '../../../src/server/services/nq/catalogue/catalogue-files.ts';
import { withKnown } from '../../../src/server/services/nq/catalogue/with-known.ts';

const known = { today: '20261124', inOneYear: '20271124', inTenYears: '20361231', birthdate: '19800401' };

/** The forms of the qualifications, with what the portal knows of a person filled in. */
export const forms = parseCatalogue((await readCatalogueTexts()).texts).forms.map(({ id, definition }) => ({
  id,
  form: withKnown(definition, known) as DataForm,
}));
