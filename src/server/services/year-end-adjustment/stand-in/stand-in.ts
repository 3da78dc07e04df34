import type { StandIn } from '../../../kernel/portal/stand-in.ts';
import { employerPath, registerEmployer, title } from './employer.ts';

export const standIn: StandIn = {
  entry: {
    path: employerPath,
    title,
    says: '年末調整の証明書を渡したときの受付番号で、証明書を受け取るところを試します。',
  },
  pages: registerEmployer,
};
