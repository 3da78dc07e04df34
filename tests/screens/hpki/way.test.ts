import { beforeAll, describe, expect, it } from 'vitest';
import { wayOf } from '../../runtime/way.ts';
import { message } from '../../words/message.ts';
import { applicantOf, applicationTo, type Issuer, issuers, open, project, submission } from './application.ts';

// What judges the fields of other screens is loaded when it is first needed; later it is there within a few turns.
beforeAll(() => import('../../../src/runtime/fields/field-parts.ts'));

const wayTo = (issuer: Issuer) => [
  'hpki-top',
  'hpki-qualification-select',
  `hpki-${issuer}-application-information`,
  `hpki-${issuer}-other-information`,
  'hpki-confirmation',
  'hpki-consent',
  'hpki-completion',
];

describe('the order of an application [HP-037]', () => {
  it.each(issuers)('%s: forward, and back without the end', async (issuer) => {
    const screens = wayTo(issuer);
    const { forward, back } = wayOf(project, 'hpki', {}).stand({ application: applicationTo(issuer) }, null);
    const found = await Promise.all(screens.map(async (name) => [await back(name), await forward(name)]));
    const last = screens.length - 1;
    expect(found).toEqual(
      screens.map((_, index) => [index === last ? null : (screens[index - 1] ?? null), screens[index + 1] ?? null]),
    );
  });

  it.each(issuers)('AM-094 %s stands in the address wherever a way leads, though no step names it', async (issuer) => {
    const browser = await open(`hpki/${issuer}/other-information`, {
      issuer,
      state: { application: applicationTo(issuer) },
    });
    await browser.press('next');
    expect([browser.at, browser.location.pathname]).toEqual(['hpki-confirmation', `/svc/hpki/${issuer}/confirmation`]);
    await browser.press('next');
    expect(browser.location.pathname).toBe('/svc/hpki/consent');
    await browser.press('back');
    expect(browser.location.pathname).toBe(`/svc/hpki/${issuer}/confirmation`);
    await browser.press('back');
    expect(browser.at).toBe(`hpki-${issuer}-other-information`);
  });

  it.each(issuers)('%s: the application is sent with the variant and completed under its address', async (issuer) => {
    const application = applicationTo(issuer);
    const browser = await open('hpki/consent', { issuer, state: { application, timesFiled: '2' } });
    browser.screen.recordInput('agreed', true);
    await browser.press('next');
    expect(browser.sent('hpkiSubmit')[0]?.headers.get('intention-key')).toBe(`${application.qualificationId}.2`);
    expect([browser.at, browser.location.pathname]).toEqual(['hpki-completion', `/svc/hpki/${issuer}/completion`]);
    expect(browser.sent('hpkiSubmit')[0]?.body.reqBody).toEqual({ application });
    expect(browser.sent('hpkiSubmit')[0]?.headers.get('idempotency-key')).toMatch(/.{8}/);
    await browser.press('back');
    expect(browser.at).toBe('hpki-completion');
  });
});

describe('what does not fit what was begun', () => {
  const jma = { application: applicationTo('jma') };

  it.each([
    ['AM-094 consent with nothing begun', 'hpki/consent', {}, 'hpki-qualification-select'],
    ['confirmation with nothing begun', 'hpki/jma/confirmation', {}, 'hpki-qualification-select'],
    ['other information with nothing begun', 'hpki/jma/other-information', {}, 'hpki-qualification-select'],
    ['confirmation of another issuer', 'hpki/medis/confirmation', jma, 'hpki-qualification-select'],
    ['other information of another issuer', 'hpki/jpa/other-information', jma, 'hpki-qualification-select'],
    ['application information of another issuer', 'hpki/jpa/application-information', jma, 'hpki-qualification-select'],
    ['completion of nothing', 'hpki/jma/completion', {}, 'hpki-top'],
    ['completion of another issuer', 'hpki/jpa/completion', { submission: submission('jma') }, 'hpki-top'],
    ['the own completion', 'hpki/jma/completion', { submission: submission('jma') }, 'hpki-completion'],
  ])('%s', async (_title, path, state, at) => {
    expect((await open(path, { state })).at).toBe(at);
  });

  it('confirmation before what is required is filled in leads to the first screen that is open', async () => {
    const state = { application: { ...applicationTo('jma'), romanFirstName: '' } };
    expect((await open('hpki/jma/confirmation', { state })).at).toBe('hpki-jma-application-information');
    const without = { application: { ...applicationTo('jma'), email: '' } };
    expect((await open('hpki/consent', { state: without })).at).toBe('hpki-jma-other-information');
  });

  it.each(issuers)(
    'HP-002 HP-003 HP-004 %s opened by its address takes the qualification that fits',
    async (issuer) => {
      const browser = await open(`hpki/${issuer}/application-information`, { issuer });
      expect(browser.at).toBe(`hpki-${issuer}-application-information`);
      expect(browser.screen.view.getState().scope.state).toMatchObject({
        application: { issuer, qualificationId: `q-${issuer}` },
      });
    },
  );

  it('a form for which there is no qualification leads back to the choice [AM-094]', async () => {
    const { qualification: _none, ...others } = applicantOf('jma');
    const replies = { hpkiApplicant: { body: others } };
    expect((await open('hpki/jma/application-information', { replies })).at).toBe('hpki-qualification-select');
  });

  it.each(['confirmation', 'completion'])('hpki/xyz/%s is an unknown path [HP-036]', async (name) => {
    expect((await open(`hpki/xyz/${name}`)).left).toEqual(['/not-found']);
  });
});

describe('the bare path [AM-002 HP-007]', () => {
  it.each([
    ['the external form', {}, '/hpki-form'],
    ['not-found by the setting', { 'hpki.bare': 'notFound' }, '/not-found'],
    ['not-found while no form is known', { 'address.hpkiForm': '' }, '/not-found'],
    ['a form elsewhere', { 'address.hpkiForm': 'https://form.example/hpki' }, 'https://form.example/hpki'],
  ])('%s', async (_title, settings, expected) => {
    for (const path of ['hpki', 'hpki/']) expect((await open(path, { settings })).left).toEqual([expected]);
  });
});

describe('errors of the calls lead to the external form [ER-139 AM-112]', () => {
  it.each([
    ['an error code', { code: 'EDH101' }, 'code=EDH101'],
    ['ended login', { code: 'ED1107', status: 401 }, 'code=ED1107'],
    ['result 9000', { resultCode: '9000' }, 'code=B00199'],
    ['result 9001', { resultCode: '9001' }, 'code=B00199'],
    ['a malformed answer', { raw: 'oops' }, 'code=B00199'],
  ])('%s', async (_title, reply, query) => {
    const browser = await open('hpki/qualification-select', { replies: { hpkiQualifications: reply } });
    expect(browser.left).toEqual([`/hpki-form?${query}`]);
  });

  it('at the submission nothing that was filled in is lost', async () => {
    const application = applicationTo('jma');
    const browser = await open('hpki/consent', {
      state: { application },
      replies: { hpkiSubmit: { code: 'EDH103', message: '合いません。' } },
    });
    browser.screen.recordInput('agreed', true);
    await browser.press('next');
    expect(browser.left).toEqual(['/hpki-form?code=EDH103']);
    expect(browser.screen.view.getState().scope.state).toMatchObject({ application });
  });

  it('a submission of which nobody knows what came is not handed to the form, where it would be filed again', async () => {
    const browser = await open('hpki/consent', {
      state: { application: applicationTo('jma') },
      replies: { hpkiSubmit: { raw: 'oops' } },
    });
    browser.screen.recordInput('agreed', true);
    await browser.press('next');
    expect([browser.left, browser.dialog?.name]).toEqual([[], 'outcomeUnknownWithStatus']);
    await browser.answerDialog('status');
    expect(browser.at).toBe('hpki-qualification-select');
  });

  it('EDH102 says that it is applied for already, and leads to the state of the application', async () => {
    const browser = await open('hpki/consent', {
      state: { application: applicationTo('jma') },
      replies: { hpkiSubmit: { code: 'EDH102', resultCode: '1000' } },
    });
    browser.screen.recordInput('agreed', true);
    await browser.press('next');
    expect([browser.left, browser.dialog?.name]).toEqual([[], 'alreadyApplied']);
    await browser.answerDialog('status');
    expect(browser.at).toBe('hpki-qualification-select');
  });

  it.each([
    ['a lost connection', 'network', 'connectionLost'],
    ['maintenance', { resultCode: '9004' }, 'maintenance'],
  ] as const)('%s is told on the screen', async (_title, reply, dialog) => {
    const browser = await open('hpki/qualification-select', { replies: { hpkiQualifications: reply } });
    expect([browser.left, browser.dialog?.name]).toEqual([[], dialog]);
  });

  it.each([
    ['jma', 'desk', true],
    ['jma', 'home', true],
    ['jma', 'phone', false],
    ['jma', '', false],
    ['jpa', 'workplace', true],
    ['medis', 'phone', false],
    ['medis', '', false],
  ] as const)('%s, received by 「%s」: an identity document is asked for: %s', async (issuer, delivery, isAsked) => {
    const state = { application: { ...applicationTo(issuer), delivery, document: '' } };
    const browser = await open(`hpki/${issuer}/other-information`, { issuer, state });
    await browser.press('next');
    const asked = browser.at === `hpki-${issuer}-other-information` ? browser.screen.view.getState().errors : [];
    expect(asked.some(({ field }) => field === 'document')).toBe(isAsked);
  });

  it.each(['jpa', 'medis'] as const)('%s: a card cannot come to a workplace that there is not', async (issuer) => {
    const application = { ...applicationTo(issuer), hasWorkplace: '2', delivery: 'workplace', document: '1' };
    const browser = await open(`hpki/${issuer}/other-information`, { issuer, state: { application } });
    await browser.press('next');
    const errors = browser.screen.view.getState().errors.map(({ field }) => field);
    expect([browser.at, errors]).toEqual([`hpki-${issuer}-other-information`, ['delivery']]);
  });

  it.each([
    ['EDH201', 'registrationNumber', message('hpkiNumberDiffers')],
    ['EDH202', 'registrationDate', message('hpkiDateDiffers')],
    ['EDH203', 'memberNumber', message('hpkiMemberDiffers')],
  ])('%s is told at the field', async (code, field, words) => {
    const browser = await open('hpki/jma/application-information', {
      state: { application: applicationTo('jma') },
      replies: { hpkiRegistrationCheck: { code } },
    });
    await browser.press('next');
    const [error] = browser.screen.view.getState().errors;
    expect([browser.at, error?.field, error?.message]).toEqual(['hpki-jma-application-information', field, words]);
  });
});
