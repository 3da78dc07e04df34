import type { StandIn } from '../../../kernel/portal/stand-in.ts';
import { knownQualifications, qualificationsAt } from './national-qualifications.ts';
import { seedApplied } from './seed-applied.ts';

export const standIn: StandIn = { dated: qualificationsAt, knows: knownQualifications, seed: seedApplied };
