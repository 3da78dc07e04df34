import { handOverToEmployer, taxpayer } from '../tax-journey.ts';

/** Something handed over. */
export async function leave(origin: string): Promise<void> {
  await handOverToEmployer(await taxpayer(origin, 'tax-much'));
}
