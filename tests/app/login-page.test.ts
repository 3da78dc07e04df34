import { beforeEach, expect, it, vi } from 'vitest';

const script = '../../src/server/pages/assets/login-attempt.js';
const later = Date.now() + 60_000;

/** The login page as the server draws it, in a tab that keeps `value` until `expiresAt`. */
async function toOf(from: string, to: string, value: unknown, expiresAt = later): Promise<string | null> {
  document.body.innerHTML = `<form action="/login/landing" data-login>
    <input type="hidden" name="from" value="${from}"><input type="hidden" name="to" value="${to}"></form>`;
  sessionStorage.setItem('madoguchi.login-return', JSON.stringify({ value, expiresAt }));
  await import(/* @vite-ignore */ script);
  return document.querySelector<HTMLInputElement>('[name="to"]')?.value ?? null;
}

/** The home page, in a tab to which the portal led somebody unasked. */
async function toldAtHome(stored: unknown, isLoggingIn = false): Promise<string> {
  document.body.innerHTML = '<p role="status" class="status" data-logged-in></p>';
  sessionStorage.setItem('madoguchi.leave-reason', JSON.stringify(stored));
  if (isLoggingIn) localStorage.setItem('madoguchi.login-attempt', JSON.stringify({ value: true, expiresAt: later }));
  await import(/* @vite-ignore */ script);
  return document.querySelector('p')?.textContent ?? '';
}

beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
  localStorage.clear();
});

const service = 'employment-insurance';
const slip = '/svc/employment-insurance?slip=R3017-0001';

it.each([
  ['ER-147 an address that names the service alone leads back to its screen', service, '', slip, later, slip],
  ['the service itself', service, '', '/svc/employment-insurance', later, '/svc/employment-insurance'],
  ['a screen below it', service, '', '/svc/employment-insurance/error', later, '/svc/employment-insurance/error'],
  ['another service that begins alike', service, '', '/svc/employment-insurance-x', later, ''],
  ['another service', service, '', '/svc/kana/top', later, ''],
  ['another site', service, '', '//svc/employment-insurance', later, ''],
  ['what the address says itself', service, '/todo', slip, later, '/todo'],
  ['no service', '', '', slip, later, ''],
  ['too long ago', service, '', slip, 1, ''],
  ['no text', service, '', 5, later, ''],
])('%s', async (_what, from, to, value, expiresAt, expected) => {
  expect(await toOf(from, to, value, expiresAt)).toBe(expected);
});

it.each([
  [
    'why somebody was led there is told',
    { value: '<b>戻りました。</b>', expiresAt: later },
    false,
    '<b>戻りました。</b>',
  ],
  ['and is more than a login', { value: '戻りました。', expiresAt: later }, true, '戻りました。'],
  ['not long after', { value: '戻りました。', expiresAt: 1 }, false, ''],
  ['no text', { value: 5, expiresAt: later }, false, ''],
])('the home page: %s', async (_what, stored, isLoggingIn, expected) => {
  expect(await toldAtHome(stored, isLoggingIn)).toBe(expected);
  expect(sessionStorage.getItem('madoguchi.leave-reason')).toBeNull();
});

it.each([
  ['no screen was shown to say it', { value: true, expiresAt: null }, '変わりました。'],
  ['what was left is of a service that was not opened since', { value: ['madoguchi.typed.x.y'], expiresAt: later }, ''],
])('the home page tells that somebody else has logged in, where %s', async (_what, stored, says) => {
  sessionStorage.setItem('madoguchi.other', JSON.stringify(stored));
  document.body.innerHTML = '<p role="status" class="status" data-changed="変わりました。"></p>';
  sessionStorage.setItem('madoguchi.leave-reason', JSON.stringify({ value: '戻りました。', expiresAt: later }));
  await import(/* @vite-ignore */ script);
  expect(document.querySelector('p')?.textContent).toBe(`${says}戻りました。`);
  expect(sessionStorage.getItem('madoguchi.other')).toBeNull();
});
