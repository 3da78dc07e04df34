import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Tree } from '../../src/model/expression.ts';
import type { Project } from '../../src/model/project.ts';
import type { Ground } from '../walk/ground.ts';
import type { NaturalPortal } from '../walk/natural/portal.ts';
import { realGround } from '../walk/real-ground.ts';
import { drafts, openDrafts, type Tamper } from './check-drafts.ts';
import { otherFigures } from './typed-figures.ts';

/** A mistake at one stage, and what is said of it. */
interface Mistake {
  readonly filing: string;
  readonly says: string;
  readonly ground?: (ground: Ground) => Ground;
  readonly tamper?: Tamper;
}

/** Some of the drafts tell of no mistake: nothing that it changes is in them. */
const mostDrafts = 60;

const hasFiling: Tree = ['has', ['name', 'state'], 'filing'];

const mistakes: { readonly [what: string]: Mistake } = {
  'the check screen shows another path': {
    filing: 'hpki-consent/hpkiSubmit',
    says: 'sent, and shown nowhere: application.email',
    ground: (ground) =>
      inScreen(ground, 'hpki-confirmation', (tree) =>
        readsOnly(tree, 'email') ? ['get', tree[1] as Tree, 'phone'] : tree,
      ),
  },
  'what was put together before something was changed is sent': {
    filing: 'drivers-license-digital-signature/licencePermanentAddressSubmit',
    says: 'sent, and shown nowhere: application.address',
    ground: (ground) =>
      inScreen(ground, 'drivers-license-digital-signature', (tree) =>
        tree[0] === '&&' && tree[1][2] === 'address' ? ['&&', tree, ['not', hasFiling]] : tree,
      ),
  },
  'the page that is signed leaves a row out': {
    filing: 'kana-digital-signature-for-correction/kanaSubmit',
    says: 'shown, not on the page that is signed',
    tamper: answering(
      (path) => path.includes('sign'),
      (text) => text.replace(/<div[^>]*><dt>.*?<\/div>/su, ''),
    ),
  },
  'something else is stored than what was sent': {
    filing: 'hpki-consent/hpkiSubmit',
    says: 'sent, not stored: application.phone',
    tamper: (portal) => ({
      ...portal,
      send: (url, init) =>
        portal.send(url, {
          ...init,
          body: url.pathname.endsWith('/hpki/application/submit') ? withPhone(init.body) : init.body,
        }),
    }),
  },
  'the receipt is that of the first filing, not of the latest': {
    filing: 'familyregister-identification-code-digital-signature-qr/identificationCodeIssue',
    says: 'filed, not on the receipt',
    tamper(portal) {
      let first: readonly object[] | null = null;
      return answering(
        (path) => path.endsWith('/receipt/get'),
        (text) => {
          const answer = JSON.parse(text) as { resBody: { receipts: readonly { number: string }[] } };
          const [own] = answer.resBody.receipts;
          if (own === undefined) return text;
          first ??= [own];
          return JSON.stringify({
            ...answer,
            resBody: { receipts: first.map((one) => ({ ...one, number: own.number })) },
          });
        },
      )(portal);
    },
  },
};

describe('drafts made by chance tell that', () => {
  it.each(Object.entries(mistakes))(
    '%s',
    async (_what, { filing, says, ground = (same) => same, tamper }) => {
      const open = await openDrafts(ground(realGround()), tamper);
      const found: string[] = [];
      for (const draft of fc.sample(drafts([filing]), { numRuns: mostDrafts, seed: 16 })) {
        found.push(...(await open.make(draft)).faults);
        if (found.some((fault) => fault.startsWith(says))) break;
      }
      await open.close();
      expect(found.filter((fault) => fault.startsWith(says))).not.toEqual([]);
    },
    300_000,
  );

  it.each([
    ['2.00', 2],
    ['1.9999999999999999999', 2],
    ['12345678901234567', 12345678901234568],
  ])('%s was typed, and %s is sent', (typed, sent) => {
    const told = (value: unknown) =>
      otherFigures(new Map([['answers.copies', typed]]), [
        { member: 'answers', path: 'answers', value: { version: '1', values: { copies: value } } },
      ]);
    expect([told(sent), told(typed)]).toEqual([[`answers.copies: ${typed} -> ${sent}`], []]);
  });
});

const readsOnly = (tree: Tree, member: string) => tree[0] === 'get' && tree[2] === member;

/** The same project where expressions of one screen are others. */
function inScreen(ground: Ground, name: string, change: (tree: Tree) => Tree): Ground {
  const changed = (part: unknown): unknown => {
    if (Array.isArray(part)) {
      const inner = part.map(changed);
      return typeof part[0] === 'string' ? change(inner as unknown as Tree) : inner;
    }
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, member]) => [key, changed(member)]));
  };
  const screens = ground.project.screens.map((screen) =>
    screen.name === name ? (changed(screen) as typeof screen) : screen,
  );
  const project: Project = { ...ground.project, screens };
  return {
    ...ground,
    project,
    screen: (wanted) => screens.find((screen) => screen.name === wanted) ?? ground.screen(wanted),
  };
}

/** Answers of some paths are others. */
function answering(isAt: (path: string) => boolean, change: (text: string) => string): Tamper {
  return (portal: NaturalPortal) => ({
    ...portal,
    async send(url, init) {
      const response = await portal.send(url, init);
      if (!isAt(url.pathname) || response.status !== 200) return response;
      return new Response(change(await response.text()), { status: 200, headers: response.headers });
    },
  });
}

function withPhone(body: string | null): string | null {
  const asked = JSON.parse(body ?? '{}') as { reqBody: { application: object } };
  const application = { ...asked.reqBody.application, phone: '03-9999-9999' };
  return JSON.stringify({ ...asked, reqBody: { ...asked.reqBody, application } });
}
