import { describe, expect, it } from 'vitest';
import { validateFields } from '../../../src/forms/validate-fields.ts';
import { formConstraints } from '../../../src/server/kernel/contract/form-constraints.ts';
import { findModules } from '../../../src/server/modules.ts';
import type { Persona } from '../../../src/server/sandbox/people/persona.ts';
import { readPersonas } from '../../../src/server/sandbox/people/read-personas.ts';
import { projectOf } from '../../runtime/project.ts';

const constraints = await formConstraints();
const personas = await readPersonas(await findModules());
const people = personas.groups.flatMap((group) =>
  group.people.map(({ id }) => personas.find(id, new Date('2026-11-22T00:00:00Z')) as Persona),
);

describe('what the portal tells people passes the inputs that ask for it', () => {
  const { screens } = projectOf();
  const screenOf: { readonly [type: string]: string } = { '01': 'SCK2701-02-004', '03': 'SCK2701-02-006' };
  it('numbers of the medical registers and of the association pass the screens of their issuer', () => {
    const registered = people.flatMap(({ id, qualified }) =>
      (qualified?.qualifications ?? []).map(({ type, registrationNumber }) => ({
        id,
        screen: screenOf[type] ?? 'SCK2701-02-005',
        values: { registrationNumber, ...(qualified?.memberNumber && { memberNumber: qualified.memberNumber }) },
      })),
    );
    expect(registered.length).toBeGreaterThan(3);
    for (const { id, screen: wanted, values } of registered) {
      const fields = screens
        .find((screen) => screen.id === wanted)
        ?.fields.filter(({ name }) => Object.hasOwn(values, name));
      expect(fields?.length).toBeGreaterThan(0);
      expect([id, validateFields(fields ?? [], values, constraints)]).toEqual([id, []]);
    }
  });
});
