import { describe, expect, it } from 'vitest';
import { typeFile } from '../load/shape-of.ts';
import { openBrowser } from './browser.ts';
import { standStill } from './clock.ts';
import { MemoryStorage } from './memory-storage.ts';
import { projectOf } from './project.ts';

standStill();

const project = projectOf({
  'catalog/types/trialPerson.yaml': typeFile({
    type: 'object',
    properties: { id: { type: 'string' }, standing: { type: 'string' }, registered: { type: 'string' } },
    required: ['id', 'standing'],
  }),
  'catalog/types/trialPeople.yaml': typeFile({
    type: 'object',
    properties: {
      people: { type: 'array', items: { $ref: 'trialPerson' } },
      email: { type: 'string' },
      known: { type: 'string' },
    },
    required: ['people'],
  }),
  'screens/trial/service.yaml': `service: trial
title: 試しの手続き
state:
  family: { type: trialPeople, keep: session }
flows:
  only: { screens: [trial-standing, trial-check], check: trial-check }
`,
  'screens/trial/SZZ0001-01-001.trial-standing.yaml': `id: SZZ0001-01-001
name: trial-standing
path: standing
title: 立場
view: [{ fields: [standingOf, email] }, { button: 次へ, action: next }, { button: あとで, action: later }]
fields:
  standingOf:
    each: state.family.people
    key: item.id
    legend: 立場
    fields:
      standing: { label: 立場, widget: text, required: true, bind: item.standing, suggested: item.registered }
  email: { label: メール, widget: text, required: true, bind: state.family.email, suggested: state.family.known }
actions:
  next: [{ go: forward }]
  later: { validate: formats, steps: [{ stop: true }] }
`,
  'screens/trial/SZZ0001-01-002.trial-check.yaml': `id: SZZ0001-01-002
name: trial-check
path: check
title: 確認
`,
});

const people = [
  { id: 'p1', standing: '', registered: '父' },
  { id: 'p2', standing: '養父', registered: '父' },
  { id: 'p3', standing: '' },
];

async function open(family: object = { people, known: 'a@mail.example' }, session = new MemoryStorage()) {
  session.setItem(
    'madoguchi.state.trial.family',
    JSON.stringify({ value: { value: family, changes: 0 }, expiresAt: null }),
  );
  const browser = openBrowser({ project, storages: { session, local: new MemoryStorage() } });
  await browser.open('trial/standing');
  return browser;
}

type Browser = Awaited<ReturnType<typeof open>>;
const shown = ({ screen }: Browser) => screen.view.getState().form;
const kept = ({ screen }: Browser) => screen.view.getState().scope.state as { readonly family: object };

describe('what an input begins with while nothing has been answered', () => {
  it('stands in it where there is no answer, and nothing where there is nothing to suggest', async () => {
    expect(shown(await open())).toEqual({
      'standingOf.p1.standing': '父',
      'standingOf.p2.standing': '養父',
      email: 'a@mail.example',
    });
  });

  it('is no answer before the person has gone on with it', async () => {
    const browser = await open();
    await browser.press('later');
    expect(kept(browser).family).toMatchObject({ people });
    expect(kept(browser).family).not.toHaveProperty('email');
    await browser.open('trial/check');
    expect(browser.at).toBe('trial-standing');
  });

  it('is the answer then, beside what was typed', async () => {
    const browser = await open();
    browser.screen.recordInput('standingOf.p3.standing', '母');
    await browser.press('next');
    expect(browser.at).toBe('trial-check');
    expect(kept(browser).family).toMatchObject({
      people: [{ standing: '父' }, { standing: '養父' }, { standing: '母' }],
      email: 'a@mail.example',
    });
  });

  it('does not come back into an input that was emptied, and gives way to what is typed', async () => {
    const browser = await open();
    browser.screen.recordInput('email', undefined);
    browser.screen.recordInput('standingOf.p1.standing', '母');
    expect(shown(browser)).toMatchObject({ 'standingOf.p1.standing': '母' });
    expect(shown(browser).email).toBeUndefined();
    await browser.press('later');
    expect(kept(browser).family).toMatchObject({
      people: [{ standing: '母' }, { standing: '養父' }, { standing: '' }],
    });
  });
});
