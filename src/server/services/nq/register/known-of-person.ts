import * as wording from '../../../../../build/wording/services/nq.ts';
import { dateDigits } from '../../../../forms/written-date.ts';
import { dashedDay } from '../../../kernel/time/dashed-day.ts';
import type { RegisterRecord } from '../../../ports/register.ts';

/** What the portal knows that a form may ask, and from where. */
export interface KnownAnswer {
  readonly value: string;
  readonly from: 'card' | 'contact' | 'register';
  /** Told at the input while it has the value, and while it has another. */
  readonly same: string;
  readonly differs: string;
}

/** By what is asked (`tokenOf`). What is not known is missing. */
export type KnownOfPerson = { readonly [token: string]: KnownAnswer };

/** A name with a space is a family name and a given one; without, nobody knows where one ends. */
export function knownOfPerson(
  { card, contact = {} }: Pick<RegisterRecord, 'card' | 'contact'>,
  /** Of the qualification that the form is for; empty = not registered, or nobody answers. */
  registrationNumber: string,
): KnownOfPerson {
  const parts = card.kanjiName.split('　');
  const [family = '', given = ''] = parts.length === 2 ? parts : [];
  const day = dateDigits(card.birthdate) ?? '';
  const known: readonly (readonly [string, KnownAnswer])[] = [
    ['family-name', onCard(family)],
    ['given-name', onCard(given)],
    ['name', onCard(card.kanjiName)],
    ['street-address', onCard(card.address)],
    ['bday', onCard(dashedDay(day))],
    ['email', registered(contact.email, wording.known.email)],
    ['tel', registered(contact.phone, wording.known.phone)],
    ['registration-number', inRegister(registrationNumber)],
  ];
  return Object.fromEntries(known.filter(([, { value }]) => value !== ''));
}

function onCard(value: string): KnownAnswer {
  return {
    value,
    from: 'card',
    same: wording.known.onCardSame,
    differs: wording.known.onCardDiffers({ value }),
  };
}

function inRegister(value: string): KnownAnswer {
  return {
    value,
    from: 'register',
    same: wording.known.inRegisterSame,
    differs: wording.known.inRegisterDiffers({ value }),
  };
}

function registered(value: string | undefined, name: string): KnownAnswer {
  return {
    value: value ?? '',
    from: 'contact',
    same: wording.known.registeredSame({ name }),
    differs: wording.known.registeredDiffers({ name }),
  };
}
