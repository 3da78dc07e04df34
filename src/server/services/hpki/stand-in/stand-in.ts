import type { StandIn } from '../../../kernel/portal/stand-in.ts';
import { seedApplications } from './seed-applications.ts';

export const standIn: StandIn = { seed: seedApplications };
