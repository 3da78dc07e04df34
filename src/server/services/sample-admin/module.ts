import type { ServiceModule } from '../../kernel/portal/module.ts';
import { withoutSampleArea } from './enabled.ts';

export const module: ServiceModule = {
  withoutSandbox: withoutSampleArea,
};
