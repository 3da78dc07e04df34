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
    ['email', registered(contact.email, 'メールアドレス')],
    ['tel', registered(contact.phone, '電話番号')],
    ['registration-number', inRegister(registrationNumber)],
  ];
  return Object.fromEntries(known.filter(([, { value }]) => value !== ''));
}

function onCard(value: string): KnownAnswer {
  return {
    value,
    from: 'card',
    same: 'マイナンバーカードの登録と同じです。',
    differs: `マイナンバーカードの登録（${value}）と違います。まちがいがないか確認してください。`,
  };
}

function inRegister(value: string): KnownAnswer {
  return {
    value,
    from: 'register',
    same: '持っている資格の登録番号です。',
    differs: `持っている資格の登録番号（${value}）と違います。まちがいがないか確認してください。`,
  };
}

function registered(value: string | undefined, name: string): KnownAnswer {
  return {
    value: value ?? '',
    from: 'contact',
    same: `登録してある${name}です。`,
    differs: `登録してある${name}とは違います。`,
  };
}
