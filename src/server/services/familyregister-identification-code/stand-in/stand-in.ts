import type { StandIn } from '../../../kernel/portal/stand-in.ts';
import { seedCodes } from './seed-codes.ts';

export const standIn: StandIn = { seed: seedCodes };
