import { type Domicile, type RegisterRecord, said } from '../../ports/register.ts';
import type { CitizenRegister } from './registers.ts';

/** A person's registers, the one in force first. */
export function registersOf({
  domicile,
  identificationCode,
}: Pick<RegisterRecord, 'identificationCode'> & { readonly domicile: Domicile }): readonly CitizenRegister[] {
  const closed = said(identificationCode)?.closedRegisters ?? [];
  return [
    {
      id: 'register-1',
      type: '1',
      domicile: domicile.domicile,
      headOfTheFamily: domicile.headOfTheFamily,
      isChanging: domicile.isChangingFamilyRegister,
    },
    ...closed.map(
      (register, index): CitizenRegister => ({
        id: `register-${index + 2}`,
        type: '2',
        isChanging: false,
        ...register,
      }),
    ),
  ];
}
