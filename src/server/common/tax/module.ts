import type { ServiceModule } from '../../kernel/portal/module.ts';
import { retention } from './retention.ts';

export const module: ServiceModule = { retention };
