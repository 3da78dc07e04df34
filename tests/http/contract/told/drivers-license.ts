import { newAddress } from '../calls/drivers-license.ts';
import { licenceNumberOf } from '../drivers-license/licence-number.ts';
import { as, hindered, type ToldCase } from '../told-case.ts';

function licence(code: string, persona: string, by: string, application: object = newAddress): ToldCase {
  return {
    call: 'licencePermanentAddressSubmit',
    code,
    who: persona,
    begin: as(persona),
    tells: hindered('licencePermanentAddress', by),
    file: ({ client }) => client.call('licencePermanentAddressSubmit', { application, signature: {} }),
  };
}

const course = (persona: string, by: string): ToldCase => ({
  call: 'licenceCourseAnswer',
  code: 'EDR201',
  who: persona,
  begin: as(persona),
  tells: hindered('licenceCourse', by),
  file: ({ client }) => client.call('licenceCourseAnswer', { sectionId: 'accidents', answer: '1' }),
});

export const told: readonly ToldCase[] = [
  licence('EDR201', 'licence-both', 'both'),
  licence('EDR201', 'licence-expired', 'expired'),
  licence('EDR203', 'licence-pending', 'pending'),
  licence('EDR202', 'licence-violation', 'same', {
    ...newAddress,
    licenceNumber: licenceNumberOf('licence-violation'),
  }),
  {
    call: 'licenceAutoChangeSet',
    code: 'EDR201',
    who: 'licence-both',
    begin: as('licence-both'),
    tells: hindered('licenceAutoChange', 'both'),
    file: ({ client }) => client.call('licenceAutoChangeSet', { isOn: true }),
  },
  course('licence-violation', 'violation'),
  course('licence-first', 'first'),
  course('licence-elderly', 'elderly'),
  course('licence-intent', 'early'),
  course('licence-expired', 'expired'),
];
