import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { vocabulary } from '../../load/vocabulary.ts';
import { projectOf } from '../../runtime/project.ts';
import { dialogWords } from '../../words/dialog-words.ts';
import { onButton } from '../../words/on-button.ts';
import { screenAt } from '../../words/screen-at.ts';
import { stepsOf } from './recorder.ts';
import { storyYaml } from './story-yaml.ts';
import type { Told } from './told.ts';

const project = projectOf();
const origin = 'http://127.0.0.1:8080';
const service = `${origin}/svc/familyregister-identification-code`;
const [information, signing] = [`${service}/information`, `${service}/digital-signature`];

const screenOf = (href: string) => screenAt(href) ?? '';
const stop = dialogWords(screenOf(signing), 'stopProcedure');

const press = (href: string, text: string, dialog: string | null = null): Told => ({
  kind: 'press',
  href,
  text,
  at: null,
  dialog,
});
const fill = (href: string, name: string, value: string): Told => ({
  kind: 'fill',
  href,
  name,
  label: 'ラベル ※',
  value,
  chosen: [],
  choices: 0,
  parts: [],
  names: [name],
});
const steps = (...told: readonly Told[]) =>
  stepsOf(told, project, vocabulary, (href) => (new URL(href).pathname === '/' ? 'portalTop' : null));

it('writes names of actions, dialogs and buttons', () => {
  const told = [
    { kind: 'arrive', href: information } as const,
    press(information, onButton(screenOf(information), 'next')),
    { kind: 'arrive', href: signing } as const,
    press(signing, onButton(screenOf(signing), 'cancel')),
    press(signing, stop.button('leave'), stop.title),
    { kind: 'arrive', href: `${origin}/` } as const,
  ];
  expect(steps(...told)).toEqual([
    { open: 'familyregister-identification-code-information' },
    { press: 'next' },
    { screen: 'familyregister-identification-code-digital-signature' },
    { press: 'cancel' },
    { dialog: 'stopProcedure' },
    { answer: 'leave' },
    { left: 'portalTop' },
  ]);
});

it('keeps the last of what is typed twice, and says that one went back or loaded the page again', () => {
  const about = `${origin}/svc/nq/qualification-list`;
  expect(
    steps(
      fill(about, 'q', '介護'),
      fill(about, 'q', '介護福祉士'),
      press(about, onButton('nq-qualification-list', 'search')),
      { kind: 'reload', href: about },
      { kind: 'back', href: about },
    ),
  ).toEqual([
    { open: 'nq-qualification-list' },
    { fill: { q: '介護福祉士' } },
    { press: 'search' },
    { reload: true },
    { back: true },
  ]);
});

it('notes what is answered in the card app, and forgets screens that were only passed', () => {
  const app = `${origin}/sandbox/app/card?signatureId=1`;
  expect(
    steps(
      press(signing, onButton(screenOf(signing), 'sign')),
      { kind: 'arrive', href: app },
      { kind: 'submit', href: app, form: { card: 'other', act: 'sign' } },
      { kind: 'arrive', href: information },
      { kind: 'arrive', href: signing },
      press(signing, '押しても何もない'),
    ),
  ).toEqual([
    { open: 'familyregister-identification-code-digital-signature' },
    { press: expect.any(String) },
    { card: 'other' },
    { press: '押しても何もない' },
  ]);
});

it('is written as people write it, and can be read again', () => {
  const yaml = storyYaml('題名', 'qr', true, [{ open: 'a' }, { fill: { one: '1', two: '2' } }, { press: 'b', at: 2 }]);
  expect(yaml).toBe(`story: 題名
person: qr
launch: {}
steps:
  - open: a
  - fill: { one: "1", two: "2" }
  - { press: b, at: 2 }
`);
  expect(parse(yaml).steps).toHaveLength(3);
});
