import * as receiptsWording from '../../../../build/wording/server/receipts.ts';
import { contactOf } from '../../kernel/portal/help.ts';

/** Whom to ask about a receipt of a service whose cases have no office of their own. */
export function contactText(service: string): string {
  const { office, phone, hours } = contactOf(service);
  return receiptsWording.contactOf({ office, phone, hours });
}
