import { contactOf } from '../../kernel/portal/help.ts';

const { office: name, phone, hours } = contactOf('drivers-license');

/** Office for everything that is not done online; run by the prefectural police. */
export const office = { name, phone, hours };
