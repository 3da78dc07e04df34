import { broughtTo, everyApplying } from './agency-journey.ts';
import type { Person, ToldCase } from './told-case.ts';

const modules = import.meta.glob<{ readonly told: readonly ToldCase[] }>('./told/*.ts', { eager: true });

/** Applications that are examined already. */
const withdrawals = everyApplying.flatMap((of): readonly ToldCase[] => {
  const tells = async ({ client, id }: Person) => !(await of.see(client, id)).isWithdrawable;
  const file = ({ client, id }: Person) => client.call(of.withdraw.call, of.withdraw.body(id));
  const call = of.withdraw.call;
  return [
    {
      call,
      code: of.withdraw.late,
      who: 'an application under examination',
      async begin(origin, db) {
        await of.prepare(db);
        const { client, id } = await broughtTo(origin, of, '2');
        return { client, id };
      },
      tells,
      file,
    },
  ];
});

/** `told/<service>.ts`, one for each service whose refusals are told before the work, and what is examined already wherever it is applied for. */
export const toldCases: readonly ToldCase[] = [...Object.values(modules).flatMap(({ told }) => told), ...withdrawals];
