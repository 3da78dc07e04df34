import { errorRoot } from '../../kernel/page/error-root.ts';
import type { ServiceModule } from '../../kernel/portal/module.ts';
import { slipReceiptsAsked } from './slips.ts';
import { waitingEmployment } from './waiting.ts';

export const module: ServiceModule = {
  waiting: { asks: (id) => [slipReceiptsAsked(id)], list: waitingEmployment },
  pages: (app) => errorRoot(app, 'employment-insurance'),
};
