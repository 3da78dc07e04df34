import type { StandIn } from '../../../kernel/portal/stand-in.ts';
import { familyAt } from './family-at.ts';
import { registerMunicipality } from './municipality.ts';
import { municipalityPath, title } from './municipality-pages.ts';
import { seedProcedures } from './seed-procedures.ts';

export const standIn: StandIn = {
  entry: {
    path: municipalityPath,
    title,
    says: '振り仮名の届出を受け付けた市区町村として、訂正の依頼、お知らせ、戸籍への記載を試します。',
  },
  pages: registerMunicipality,
  dated: familyAt,
  seed: seedProcedures,
};
