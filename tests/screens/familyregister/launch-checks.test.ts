import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { launchQuery, openBrowser } from '../../runtime/browser.ts';
import { projectOf } from '../../runtime/project.ts';

const project = projectOf();
const start = 'familyregister/select/';

beforeEach(
  () =>
    void vi.useFakeTimers({
      now: Date.parse('2026-11-20T10:00:00+09:00'),
      toFake: ['setTimeout', 'clearTimeout', 'Date'],
    }),
);
afterEach(() => void vi.useRealTimers());

const faults: readonly (readonly [title: string, change: { readonly [name: string]: string | null }, code: string])[] =
  [
    ['VA-001 ER-018 returnUrl missing', { returnUrl: null }, 'F00101'],
    ['VA-002 ER-019 cancelUrl missing', { cancelUrl: null }, 'F00102'],
    ['VA-003 ER-020 finishUrl missing', { finishUrl: null }, 'F00103'],
    ['VA-004 ER-021 processId missing', { processId: null }, 'F00104'],
    ['VA-005 ER-022 procedure code missing', { sinseiTetuzukiSyubetuCd: null }, 'F00105'],
    ['VA-006 ER-023 progress missing', { progress: null }, 'F00106'],
    ['VA-007 ER-024 step missing', { step: null }, 'F00107'],
    ['VA-007 an empty value is missing', { step: '' }, 'F00107'],
    ['VA-008 ER-025 progress=abc', { progress: 'abc' }, 'F00108'],
    ['VA-009 ER-026 step=abc', { step: 'abc' }, 'F00109'],
    ['AM-039 progress zero', { progress: '0' }, 'F00108'],
    ['AM-039 progress negative', { progress: '-1' }, 'F00108'],
    ['AM-039 progress decimal', { progress: '3.0' }, 'F00108'],
    ['AM-039 progress in full-width digits', { progress: '３' }, 'F00108'],
    ['AM-039 step zero', { step: '0' }, 'F00109'],
    ['AM-039 step with exponent', { step: '1e0' }, 'F00109'],
    ['VA-010 ER-027 step above progress', { progress: '2', step: '3' }, 'F00110'],
    ['VA-011 ER-028 returnUrl elsewhere', { returnUrl: 'https://example.org/' }, 'F00111'],
    ['VA-012 ER-029 cancelUrl elsewhere', { cancelUrl: 'https://example.org/' }, 'F00112'],
    ['VA-013 ER-030 finishUrl elsewhere', { finishUrl: 'https://example.org/' }, 'F00113'],
    ['AM-037 origin only as a substring', { returnUrl: 'https://evil.example/?https://portal.example' }, 'F00111'],
    ['AM-037 look-alike host', { returnUrl: 'https://portal.example.evil.example/' }, 'F00111'],
    ['AM-037 origin as user name', { returnUrl: 'https://portal.example@evil.example/' }, 'F00111'],
    ['AM-037 javascript:', { returnUrl: 'javascript:alert(1)//https://portal.example' }, 'F00111'],
    ['AM-037 other port', { returnUrl: 'https://portal.example:8443/' }, 'F00111'],
    ['VA-014 ER-033 processId 002', { processId: '002' }, 'F00116'],
    [
      'ER-034 a procedure code that no submission can carry: too long',
      { sinseiTetuzukiSyubetuCd: 'S'.repeat(21) },
      'F00199',
    ],
    [
      'ER-034 a procedure code with markup and a sign that turns the direction',
      { sinseiTetuzukiSyubetuCd: '<b>\u202e' },
      'F00199',
    ],
    ['ER-034 a procedure code of a space', { sinseiTetuzukiSyubetuCd: ' ' }, 'F00199'],
    ['ER-034 more steps than anybody counts', { progress: '999999999999' }, 'F00199'],
    ['VA-015 first failure wins', { cancelUrl: null, step: 'abc' }, 'F00102'],
  ];

describe('launch checks', () => {
  it.each(faults)('%s', async (_, change, code) => {
    const browser = openBrowser({ project });
    await browser.open(start + launchQuery(change));
    expect(browser.dialog).toMatchObject({ name: 'launchError', number: code });
    expect(browser.calls).toEqual([]);
    expect(browser.screen.view.getState().phase).toBe('loading');
  });

  it('what is given twice, differently, is not given [VA-007]', async () => {
    const browser = openBrowser({ project });
    await browser.open(`${start}${launchQuery()}&step=3`);
    expect(browser.dialog).toMatchObject({ name: 'launchError', number: 'F00107' });
  });

  it('step equal to progress passes [VA-010]', async () => {
    const browser = openBrowser({ project });
    await browser.open(start + launchQuery({ progress: '3', step: '3' }));
    expect(browser.dialog).toBeNull();
    expect(browser.screen.view.getState().phase).toBe('ready');
    expect(browser.screen.view.getState().scope.launch).toMatchObject({ progress: 3, step: 3, processId: '001' });
  });

  it.each([
    ['001', 'strict', null],
    ['000', 'strict', 'F00116'],
    ['000', 'default', null],
    ['abc', 'default', 'F00116'],
  ])('processId %s, %s setting [AM-001]', async (processId, mode, code) => {
    const settings = mode === 'strict' ? { 'launch.acceptedProcessIds': ['001'] } : {};
    const browser = openBrowser({ project, settings });
    await browser.open(start + launchQuery({ processId }));
    expect(browser.dialog?.number ?? null).toBe(code);
  });

  it('OK leads to a valid cancelUrl [AM-038]', async () => {
    const browser = openBrowser({ project });
    await browser.open(start + launchQuery({ step: 'abc' }));
    await browser.answerDialog('ok');
    expect(browser.left).toEqual(['https://portal.example/cancel']);
  });

  it.each([
    ['missing', null],
    ['foreign', 'https://example.org/'],
    ['a script', 'javascript:alert(1)'],
  ])('OK leads to the portal top when cancelUrl is %s [AM-038]', async (_, cancelUrl) => {
    const browser = openBrowser({ project });
    await browser.open(start + launchQuery({ cancelUrl, returnUrl: null }));
    await browser.answerDialog('ok');
    expect(browser.left).toEqual(['/']);
  });

  it('an unexpected failure gives F00199 [ER-034 AM-034]', async () => {
    const browser = openBrowser({ project, settings: { 'launch.acceptedProcessIds': 'no list' } });
    await browser.open(start + launchQuery());
    expect(browser.dialog?.number).toBe('F00199');
  });

  it('other screens opened with a query check it too [AM-014]', async () => {
    const browser = openBrowser({ project });
    await browser.open(`familyregister/confirm/${launchQuery({ finishUrl: null })}`);
    expect(browser.dialog?.number).toBe('F00103');
  });
});
