import type { DataForm } from '../../../src/forms/data-form/definition.ts';
import { parseCatalogue, readCatalogueTexts } from '../../../src/server/services/nq/catalogue/catalogue-files.ts';
import { withKnown } from '../../../src/server/services/nq/catalogue/with-known.ts';
import { ofNobody } from './of-nobody.ts';

/** The forms of the qualifications, with what the portal knows of a person filled in. */
export const forms = parseCatalogue((await readCatalogueTexts()).texts).forms.map(({ id, definition }) => ({
  id,
  form: withKnown(definition, ofNobody('19800401')) as DataForm,
}));
