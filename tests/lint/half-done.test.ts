import { describe, expect, it } from 'vitest';
import { vocabulary } from '../../build/vocabulary.ts';
import { withFlow } from '../../src/lint/lint.ts';
import { loadProject } from '../../src/load/load-project.ts';
import { realFiles, rules, withFiles } from './project.ts';

/** A half-done edit of the real screens: what the rule must tell of, in the same file. */
interface Edit {
  readonly file: string;
  readonly replace: string;
  readonly with: string;
}

const screen = (service: string, name: string) => {
  const file = [...realFiles.keys()].find(
    (one) => one.startsWith(`screens/${service}/`) && one.endsWith(`${name}.yaml`),
  );
  if (file === undefined) throw new Error(`no such screen: ${name}`);
  return file;
};
const service = (name: string) => `screens/${name}/service.yaml`;

const codesOf = (name: string) => `screens/${name}/catalog/codes.yaml`;
const SELECT = screen('familyregister', 'familyregister-select');
const COUNTER = screen('familyregister', 'familyregister-counter-input');
const JMA = screen('hpki', 'hpki-jma-application-information');
const REASON = screen('kana', 'kana-select-withdrawal-reason');
const USERS = screen('admin', 'admin-users');
const LICENCE = screen('drivers-license', 'drivers-license-change-permanent-address');
const EMPLOYMENT = screen('employment-insurance', '4.employment-insurance');

/** Once in every service that has the case. */
const edits: { readonly [rule: string]: readonly Edit[] } = {
  'option-unasked': [
    {
      file: codesOf('familyregister'),
      replace: '      - { value: offline, label: 窓口で写しを提出する',
      with: '      - { value: mail, label: 郵送で提出する }\n      - { value: offline, label: 窓口で写しを提出する',
    },
    {
      file: codesOf('hpki'),
      replace: 'label: 会員ではありません }',
      with: 'label: 会員ではありません }\n      - { value: "3", label: 手続きをしています }',
    },
    {
      file: codesOf('hpki'),
      replace: 'label: いまは勤務していない }',
      with: 'label: いまは勤務していない }\n      - { value: "3", label: 休んでいる }',
    },
    {
      file: screen('tax-return', 'tax-return-prior-preparation'),
      replace: '      - { value: before,',
      with: '      - { value: older, label: もっと前 }\n      - { value: before,',
    },
  ],
  'no-value-fits': [
    { file: COUNTER, replace: '    maxLength: 100\n', with: '    minLength: 200\n    maxLength: 100\n' },
    { file: REASON, replace: '    maxLength: 200\n', with: '    maxLength: 200\n    pattern: "[^a]{201,300}"\n' },
    {
      file: screen('kana', 'kana-input-verification-code'),
      replace: '    digits: 6\n',
      with: '    digits: 6\n    fullWidthKana: true\n',
    },
    {
      file: USERS,
      replace: '    dateUntil: =found.today\n',
      with: '    dateUntil: =found.today\n    dateAfter: =found.today\n',
    },
    {
      file: 'screens/hpki/templates/application-information.yaml',
      replace: '    dateUntil: =login.dateToday\n',
      with: '    dateUntil: =login.dateToday\n    dateFrom: =daysLater(login.dateToday, settings.poll.every)\n',
    },
  ],
  'shown-in-circle': [
    { file: REASON, replace: "has(form.reason) && form.reason == '9'", with: "has(form.detail) && form.detail != ''" },
    {
      file: SELECT,
      replace: '    shownWhen: facts.offlineAllowed\n    absent',
      with: '    shownWhen: facts.offlineAllowed && has(form.turnIn)\n    absent',
    },
    {
      file: JMA,
      replace: '    bind: state.application.membership\n',
      with: "    bind: state.application.membership\n    shownWhen: \"!has(form.memberNumber) || form.memberNumber == ''\"\n    absent: ''\n",
    },
    {
      file: LICENCE,
      replace: "source: 戸籍の本籍の都道府県 }\n    shownWhen: procedure.hindrance == ''\n",
      with: "source: 戸籍の本籍の都道府県 }\n    shownWhen: procedure.hindrance == '' && has(form.prefecture)\n",
    },
  ],
  'asked-too-early': [
    {
      file: service('kana'),
      replace: '      - kana-select-target-report\n      - kana-input-kana\n',
      with: '      - kana-input-kana\n      - kana-select-target-report\n',
    },
    {
      file: service('kana'),
      replace: '      - kana-input-contact-information\n      - kana-input-verification-code\n',
      with: '      - kana-input-verification-code\n      - kana-input-contact-information\n',
    },
    {
      file: service('hpki'),
      replace: '      - hpki-confirmation\n      - hpki-consent\n',
      with: '      - hpki-consent\n      - hpki-confirmation\n',
    },
    {
      file: service('nq'),
      replace: 'screens: [nq-application-information, nq-application-confirmation, nq-application-agreement',
      with: 'screens: [nq-application-confirmation, nq-application-information, nq-application-agreement',
    },
    {
      file: service('drivers-license'),
      replace: '      - drivers-license-change-permanent-address\n      - drivers-license-agreement\n',
      with: '      - drivers-license-agreement\n      - drivers-license-change-permanent-address\n',
    },
  ],
  'date-form': [
    {
      file: service('kana'),
      replace: 'login.dateToday > settings.kana.acceptance.to',
      with: "login.dateToday > '2027-04-01'",
    },
    {
      file: 'screens/kana/catalog/settings.yaml',
      replace: '空のときは、いつまでも）\n    type: text\n    default: ""',
      with: '空のときは、いつまでも）\n    type: text\n    default: "20270431"',
    },
    {
      file: EMPLOYMENT,
      replace: 'item.restrictedUntil >= login.dateToday',
      with: "item.restrictedUntil >= '20270431'",
    },
    {
      file: screen('nq', 'nq-exam-submit-select'),
      replace: 'offered.choices.exists(c, !c.isOpen)"',
      with: "offered.choices.exists(c, !c.isOpen && c.applyUntil > '202703')\"",
    },
    {
      file: screen('hpki', 'hpki-confirmation'),
      replace: "state.application.registrationDate == ''",
      with: 'state.application.registrationDate < login.dateToday',
    },
  ],
  'guard-missing': [
    { file: 'catalog/guards.yaml', replace: 'is: login.isLogin\n', with: 'is: "!login.isLogin"\n' },
    { file: 'catalog/guards.yaml', replace: 'is: "!login.isAgent"', with: 'is: login.isAgent' },
    {
      file: service('kana'),
      replace: 'except: [kana-error], onFailure',
      with: 'except: [kana-error, kana-input-kana], onFailure',
    },
    {
      file: service('nq'),
      replace: 'guard: loggedIn, except: [nq-error]',
      with: 'guard: loggedIn, except: [nq-error, nq-possession-qualification-list]',
    },
    {
      file: service('drivers-license'),
      replace: 'guard: loggedIn, except: [drivers-license-error]',
      with: 'guard: loggedIn, except: [drivers-license-error, drivers-license-complete]',
    },
    ...['nenkin', 'hpki'].map((name) => ({ file: service(name), replace: '  - loggedIn\n', with: '' })),
    {
      file: service('familyregister-identification-code'),
      replace: 'guards: [loggedIn, notAgent]',
      with: 'guards: [notAgent]',
    },
    { file: service('familyregister'), replace: '  - { guard: loggedIn, onFailure: [{ fail: F00202 }] }\n', with: '' },
    ...['tax-return', 'year-end-adjustment'].map((name) => ({
      file: service(name),
      replace: `guards:\n  - { guard: loggedIn, except: [${name}-error] }\n`,
      with: '',
    })),
  ],
  'origin-unchecked': [
    ...['return', 'cancel', 'finish'].map((name) => ({
      file: 'screens/familyregister/catalog/addresses.yaml',
      replace: `${name}: { is: =launch.${name}Url, else: portalTop, sameOrigin: true }`,
      with: `${name}: { is: =launch.${name}Url, else: portalTop }`,
    })),
    { file: service('familyregister'), replace: '    - { code: F00112, foreignOrigin: cancelUrl }\n', with: '' },
  ],
  'personal-told': [
    {
      file: screen('kana', 'kana-input-contact-information'),
      replace: '        - call: sendAuthCode\n',
      with: '        - log: "送り先 ${state.draft.informant.email}"\n        - call: sendAuthCode\n',
    },
    {
      file: COUNTER,
      replace: '    - call: domicileSet\n',
      with: '    - log: "本籍 ${form.address}"\n    - call: domicileSet\n',
    },
    {
      file: screen('tax-return', 'tax-return-connections'),
      replace: 'openETax: [{ leave: eTax }]',
      with: 'openETax: [{ leave: eTax, with: { yen: =found.progress.chosenYen } }]',
    },
    {
      file: screen('nq', 'nq-possession-qualification-list'),
      replace: 'title: 持っている資格\n',
      with: 'title: "${held.rows.size() > 0 ? held.rows[0].registeredName : \'持っている資格\'}"\n',
    },
  ],
  'secret-kept': [
    {
      file: service('familyregister'),
      replace: 'qrAccessKey: { type: text, keep: session 1 hour }',
      with: 'qrAccessKey: { type: text, keep: session }',
    },
    ...['familyregister', 'kana'].map((name) => ({
      file: service(name),
      replace: 'four: { type: fourInformation, keep: session 1 hour }',
      with: 'four: { type: fourInformation, keep: session }',
    })),
    ...['kana', 'drivers-license', 'familyregister-identification-code'].map((name) => ({
      file: service(name),
      replace: 'keep: session 24 hours',
      with: 'keep: session',
    })),
    { file: screen('kana', 'kana-input-verification-code'), replace: '    keep: never\n', with: '' },
    ...['login', 'register'].map((name) => ({
      file: screen('admin', `admin-${name}`),
      replace: '    keep: never\n',
      with: '',
    })),
  ],
};

const changed: Record<string, string> = {};
for (const { file, replace, with: put } of Object.values(edits).flat()) {
  const before = changed[file] ?? textOf(file);
  if (!before.includes(replace)) throw new Error(`${file} has no ${replace}`);
  changed[file] = before.replace(replace, () => put);
}
/** All of them at once: reading the project costs more than every rule. */
const loaded = loadProject(withFiles(realFiles, changed), vocabulary);
const input = withFlow({ ...loaded, vocabulary });

describe('half-done edits of the real screens', () => {
  it('can be read', () => {
    expect(loaded.problems).toEqual([]);
  });

  it.each(Object.entries(edits))('%s: each of them is told', (id, all) => {
    const found = rules.find((rule) => rule.id === id)?.check(input) ?? [];
    const told = (file: string) => found.filter(({ place }) => place.file === file).length;
    const wanted = (file: string) => all.filter((edit) => edit.file === file).length;
    expect(all.map(({ file }) => file).filter((file) => told(file) < wanted(file))).toEqual([]);
    for (const { message } of found) expect(message).toMatch(/[ぁ-ん].*。/u);
  });
});

function textOf(file: string): string {
  const content = realFiles.get(file) ?? '';
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}
