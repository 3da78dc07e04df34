import type { DraftFacts } from './draft.ts';
import type { Inner } from './way-sentences.ts';

export interface PressCase {
  readonly title: string;
  readonly on: Inner;
  readonly facts: DraftFacts;
  readonly press: 'next' | 'back';
  readonly to: Inner;
  readonly settings?: { readonly [name: string]: unknown };
}

export const own = { ownFirstName: true, isVerified: true };
const another = { othersFirstName: true, isVerified: true };
const emigrant = { ...own, isEmigrant: true };
const family = { ...own, ownFamilyName: true, isLongList: true };
const noAddress = { 'kana.address.rule': false };
const counted = { 'kana.address.countsChecked': true };

export const presses: readonly PressCase[] = [
  {
    title: "KN-058 KN-064 another's report",
    on: 'input-kana',
    facts: another,
    press: 'next',
    to: 'select-qualification',
  },
  {
    title: 'KN-059 KN-063 KN-066 only the own first name',
    on: 'input-kana',
    facts: own,
    press: 'next',
    to: 'input-contact-information',
  },
  { title: 'KN-060 KN-065 an emigrant', on: 'input-kana', facts: emigrant, press: 'next', to: 'input-address' },
  {
    title: 'KN-061 AM-075 the family name among three reports',
    on: 'input-kana',
    facts: family,
    press: 'next',
    to: 'input-address',
  },
  {
    title: 'AM-075 two are checked, and checked ones count',
    on: 'input-kana',
    facts: family,
    press: 'next',
    to: 'input-contact-information',
    settings: counted,
  },
  {
    title: 'AM-075 three are checked, and checked ones count',
    on: 'select-qualification',
    facts: { ...family, othersFirstName: true },
    press: 'next',
    to: 'input-address',
    settings: counted,
  },
  {
    title: 'AM-075 the family name and another report are the list',
    on: 'input-kana',
    facts: { ...family, isLongList: false },
    press: 'next',
    to: 'input-contact-information',
  },
  { title: 'KN-067 back', on: 'input-kana', facts: own, press: 'back', to: 'select-target-report' },
  {
    title: "KN-062 KN-068 another's report needs the address",
    on: 'select-qualification',
    facts: another,
    press: 'next',
    to: 'input-address',
  },
  {
    title: 'KN-069 AM-076 no address rule',
    on: 'select-qualification',
    facts: another,
    press: 'next',
    to: 'input-contact-information',
    settings: noAddress,
  },
  { title: 'KN-070 back', on: 'select-qualification', facts: another, press: 'back', to: 'input-kana' },
  { title: 'KN-071 forward', on: 'input-address', facts: emigrant, press: 'next', to: 'input-contact-information' },
  {
    title: "KN-072 back, another's report",
    on: 'input-address',
    facts: another,
    press: 'back',
    to: 'select-qualification',
  },
  { title: 'KN-073 back, an emigrant', on: 'input-address', facts: emigrant, press: 'back', to: 'input-kana' },
  {
    title: 'KN-074 back, with the address',
    on: 'input-contact-information',
    facts: emigrant,
    press: 'back',
    to: 'input-address',
  },
  {
    title: "KN-075 AM-076 back, no address rule, another's report",
    on: 'input-contact-information',
    facts: another,
    press: 'back',
    to: 'select-qualification',
    settings: noAddress,
  },
  { title: 'KN-076 back, neither', on: 'input-contact-information', facts: own, press: 'back', to: 'input-kana' },
  {
    title: 'AM-073 back passes the used code screen',
    on: 'confirm-report-details',
    facts: own,
    press: 'back',
    to: 'input-contact-information',
  },
  {
    title: 'AM-074 a verified address',
    on: 'input-contact-information',
    facts: own,
    press: 'next',
    to: 'confirm-report-details',
  },
  {
    title: 'AM-074 an address that is not verified',
    on: 'input-contact-information',
    facts: { ownFirstName: true },
    press: 'next',
    to: 'input-verification-code',
  },
];

export const changes: readonly PressCase[] = [
  { title: 'KN-077 input-kana', on: 'input-kana', facts: own, press: 'next', to: 'confirm-report-details' },
  {
    title: 'KN-078 select-qualification',
    on: 'select-qualification',
    facts: another,
    press: 'next',
    to: 'confirm-report-details',
  },
  { title: 'KN-079 input-address', on: 'input-address', facts: emigrant, press: 'next', to: 'confirm-report-details' },
  {
    title: 'KN-080 input-contact-information',
    on: 'input-contact-information',
    facts: own,
    press: 'next',
    to: 'confirm-report-details',
  },
  {
    title: 'AM-123 select-target-report',
    on: 'select-target-report',
    facts: own,
    press: 'next',
    to: 'confirm-report-details',
  },
];
