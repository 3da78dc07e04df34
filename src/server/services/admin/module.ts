import type { ServiceModule } from '../../kernel/portal/module.ts';
import { withoutSampleArea } from './enabled.ts';
import { retention } from './retention.ts';

export const module: ServiceModule = {
  retention,
  withoutSandbox: withoutSampleArea,
};
