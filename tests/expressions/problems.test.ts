import { describe, expect, it } from 'vitest';
import { type CompileOptions, compileExpression } from '../../src/expressions/compile.ts';
import { expectPlaceholder, expectType } from '../../src/expressions/type-fit.ts';
import type { Type } from '../../src/model/type.ts';
import { sampleFunctions, sampleNames } from './sample-names.ts';

/** `«…»` marks the characters a Problem must point at. */
function unmarked(marked: string): { source: string; offset: number; length: number } {
  const offset = marked.indexOf('«');
  return { source: marked.replace(/[«»]/g, ''), offset, length: marked.indexOf('»') - offset - 1 };
}

describe('one mistake gives one Problem at its place', () => {
  it.each<[marked: string, code: string, suggestion?: string]>([
    // Names and members
    ["«frm».turnIn == 'online'", 'unknown-name', 'form'],
    ['«somethingElse»', 'unknown-name'],
    ["form.«turnin» == 'online'", 'unknown-member', 'turnIn'],
    ['login.isLogin && form.«emial» == ""', 'unknown-member', 'email'],
    ['has(url.«sesionId»)', 'unknown-member', 'sessionId'],
    ['missing(state.four.«sexx»)', 'unknown-member', 'sex'],
    ['state.reports.exists(r, r.«isCheckd»)', 'unknown-member', 'isChecked'],
    ['(login.isLogin ? state.reports : []).exists(r, r.«isCheckd»)', 'unknown-member', 'isChecked'],
    ['(login.isLogin ? [] : state.reports).exists(r, r.«isCheckd»)', 'unknown-member', 'isChecked'],
    ['form.turnIn.«length» == 3', 'wrong-type'],
    ['state.reports.«isChecked»', 'wrong-type'],
    ['state.reports.exists(«form», true)', 'name-taken'],
    ["login.«toString» == ''", 'unknown-member'],
    ['«constructor» == 1', 'unknown-name'],
    // Code lists
    ["login.mdocFlag == «'０'»", 'not-in-code-list', "'0'"],
    ["«'onlin'» == form.turnIn", 'not-in-code-list', "'online'"],
    ["login.certificate in ['4', «'6'»]", 'not-in-code-list'],
    ['qr.qrStatus == «3»', 'not-in-code-list'],
    ['qr.qrStatus != «-1»', 'not-in-code-list'],
    ['«login.mdocFlag == form.turnIn»', 'never-equal'],
    ["within(1, «'dya'»)", 'not-in-code-list', "'day'"],
    // Values that may be absent
    ["«state.four».sex == '1'", 'maybe-unset'],
    ["«state.four».sex == '1' && has(state.four)", 'maybe-unset'],
    ["«state.four».sex == '1' || state.four.sex == '2'", 'maybe-unset'],
    ["has(state.four) || «state.four».sex == '1'", 'maybe-unset'],
    ["!has(state.four) && «state.four».sex == '1'", 'maybe-unset'],
    ["has(url.sessionId) && «url.nonce» == ''", 'maybe-unset'],
    ['has(«state.four».note)', 'maybe-unset'],
    ["has(state.four) && «state.four.note» == ''", 'maybe-unset'],
    ["state.reports.exists(r, «r.kind» == 'familyName')", 'maybe-unset'],
    ['state.reports.map(r, «r.kind»)', 'maybe-unset'],
    ["(missing(url.nonce) ? «url.nonce» : '') == ''", 'maybe-unset'],
    ["«state['four']».sex", 'maybe-unset'],
    // null
    ['«state.four == null»', 'null', 'missing(state.four)'],
    ['«null != url.nonce»', 'null', '!missing(url.nonce)'],
    ['login.isLogin && «null»', 'null'],
    // Types
    ['login.isLogin && «form.email»', 'wrong-type'],
    ['!«form.email»', 'wrong-type'],
    ['«form.amountYen» || true', 'wrong-type'],
    ['«form.email == 1»', 'wrong-type'],
    ['«form.email < 1»', 'wrong-type'],
    ['«form.email + 1»', 'wrong-type'],
    ['«login.isLogin» + 1', 'wrong-type'],
    ['«notices + [1]» == notices', 'wrong-type'],
    ['«state» > 1', 'wrong-type'],
    ['«form.email» - 1', 'wrong-type'],
    ["form.amountYen * «'2'»", 'wrong-type'],
    ['-«form.email»', 'wrong-type'],
    ["form.email in «'abc'»", 'wrong-type'],
    ["«form.amountYen in ['1']»", 'wrong-type'],
    ['«form.email» ? 1 : 2', 'wrong-type'],
    ["login.isLogin ? 1 : «'a'»", 'wrong-type'],
    ["[1, «'a'»].size() == 2", 'wrong-type'],
    ['«form.email»[0]', 'wrong-type'],
    ["notices['«a»']", 'wrong-type'],
    ['notices[«login.isLogin»]', 'wrong-type'],
    ['«form.email».exists(c, true)', 'wrong-type'],
    ['state.reports.all(r, «r»)', 'wrong-type'],
    ['«login.isLogin».size() == 1', 'wrong-type'],
    ['form.email.contains(«1»)', 'wrong-type'],
    // Functions
    ["«shuot»('a')", 'unknown-function', 'shout'],
    ['«unheard»(1)', 'unknown-function'],
    ["«contains»(form.email, 'a')", 'unknown-function'],
    ["form.email.«startWith»('a')", 'unknown-function', 'startsWith'],
    ["«shout('a', 'b')»", 'wrong-arguments'],
    ['«shout()»', 'wrong-arguments'],
    ['shout(«1»)', 'wrong-type'],
    ['«has(state)»', 'wrong-arguments', '!missing(state)'],
    ['«has()»', 'wrong-arguments'],
    ["«has(shout('a'))»", 'wrong-arguments'],
    ['«missing(notices[0])»', 'wrong-arguments'],
    ["«form.email.contains('a', 'b')»", 'wrong-arguments'],
    ['«notices.size(1)»', 'wrong-arguments'],
    ['notices.«exists»(x)', 'wrong-arguments'],
    // What our language leaves out
    ["form.email.«matches»('a+')", 'not-available'],
    ['form.amountYen «/» 2', 'not-available'],
    ['form.amountYen «%» 2', 'not-available'],
    ['state«.?»four', 'not-available'],
    ['notices«[?»0]', 'not-available'],
    ['{«a»: 1}', 'not-available'],
    ["{'a': 1, «'a'»: 2}", 'not-available'],
    ["{«'__proto__'»: 1}", 'not-available'],
    ["«b'abc'»", 'not-available'],
    ['form.amountYen == «9007199254740993»', 'number-too-large'],
    // Signs
    ["form.turnIn «＝＝» 'online'", 'full-width', '=='],
    ["form.turnIn «！＝» 'online'", 'full-width', '!='],
    ['login.isLogin «＆＆» true', 'full-width', '&&'],
    ['login.isLogin «｜｜» true', 'full-width', '||'],
    ['«！»login.isLogin', 'full-width', '!'],
    ['form.amountYen «≧» 3', 'full-width', '>='],
    ['form.amountYen == «３»', 'full-width', '3'],
    ['form.turnIn == «’»online’', 'full-width', "'"],
    ["form.turnIn == 'online«’»", 'full-width', "'"],
    ['form.turnIn == "online«”»', 'full-width', '"'],
    ['form.turnIn == «「»online」', 'full-width', "'"],
    ['has«（»url.nonce）', 'full-width', '('],
    ['login.isLogin«　»&& true', 'full-width', ' '],
    ["form.turnIn «=» 'online'", 'wrong-sign', '=='],
    ["form.turnIn «===» 'online'", 'wrong-sign', '=='],
    ["form.turnIn «!==» 'online'", 'wrong-sign', '!='],
    ["form.turnIn «<>» 'online'", 'wrong-sign', '!='],
    ['form.amountYen «=>» 3', 'wrong-sign', '>='],
    ['login.isLogin «&» true', 'wrong-sign', '&&'],
    ['login.isLogin «|» true', 'wrong-sign', '||'],
    ['login.isLogin «and» true', 'wrong-sign', '&&'],
    ['login.isLogin «or» true', 'wrong-sign', '||'],
    ['«not» login.isLogin', 'wrong-sign', '!'],
    ['«=»login.isLogin', 'leading-equals', ''],
    // Form
    ['«»', 'empty'],
    ['«  »', 'empty'],
    ['(login.isLogin«»', 'syntax'],
    ['login.isLogin &&«»', 'syntax'],
    ['login.isLogin«)»', 'syntax'],
    ['«氏»名 == 1', 'syntax'],
    ['«for» == 1', 'syntax'],
    ['state.reports.exists(«1», true)', 'syntax'],
    ["form.turnIn == «'online»", 'text-not-closed'],
    [`«${Array.from({ length: 200 }, () => 'login.isLogin').join('&&')}»`, 'too-large'],
    [`«${'('.repeat(40)}true${')'.repeat(40)}»`, 'too-large'],
    [`«${'!'.repeat(1500)}true»`, 'too-large'],
    [`«${'true || '.repeat(400)}true»`, 'too-large'],
  ])('%s', (marked, code, suggestion) => {
    const { source, offset, length } = unmarked(marked);
    const { problems } = compileExpression(source, sampleNames, sampleFunctions);
    expect(problems.map((problem) => ({ ...problem, message: undefined }))).toEqual([
      { code, offset, length, message: undefined, ...(suggestion === undefined ? {} : { suggestion }) },
    ]);
    expect(problems[0]?.message).toMatch(/[ぁ-ん].*[。？]$|例: .+$/);
  });

  it('two mistakes give two Problems in the order of their places', () => {
    const { problems } = compileExpression("form.emial == '' && lgin.isLogin", sampleNames, sampleFunctions);
    expect(problems.map(({ code, offset }) => [code, offset])).toEqual([
      ['unknown-member', 5],
      ['unknown-name', 20],
    ]);
  });

  it('the suggestion for null is itself a right expression', () => {
    const { problems } = compileExpression('url.nonce == null', sampleNames, sampleFunctions);
    expect(compileExpression(problems[0]?.suggestion ?? '', sampleNames, sampleFunctions).problems).toEqual([]);
  });
});

describe('a guarded read is no Problem', () => {
  it.each<[source: string, options?: CompileOptions]>([
    ["has(state.four) && state.four.sex == '1'"],
    ["!has(state.four) || state.four.sex == '1'"],
    ["missing(state.four) || state.four.sex == '1'"],
    ["!missing(state.four) && state.four.sex == '1'"],
    ['!missing(state.four.note) && state.four.note == state.four.sex'],
    ["has(state.four) && has(state.four.note) && state.four.note == ''"],
    ['!(missing(url.nonce) || missing(url.sessionId)) && url.nonce == url.sessionId'],
    ["has(url.nonce) ? url.nonce : ''"],
    ["(has(url.nonce) ? url.nonce == 'a' : false) && url.nonce == 'a'"],
    ["has(url.nonce) && login.isLogin && (login.isLogin || url.nonce == '')"],
    ["(missing(url.nonce) ? '' : url.nonce) == ''"],
    ["state.reports.exists(r, has(r.kind) && r.kind == 'familyName')"],
    ["state.reports.filter(r, r.isChecked && has(r.kind)).all(q, q.kind == 'firstName')"],
    ["state.four.sex == '1'", { known: ['state.four'] }],
    ["state.four.note == '1'", { known: ['state.four.note'] }],
    ['!missing(qr) && qr.qrStatus == 0', { unset: ['qr'] }],
    ['qr.qrStatus == 0', { unset: ['qr'], known: ['qr'] }],
    ["login.isLogin && url.nonce == ''", { implied: { 'login.isLogin': { whenTrue: ['url.nonce'], whenFalse: [] } } }],
    ["login.isLogin || url.nonce == ''", { implied: { 'login.isLogin': { whenTrue: [], whenFalse: ['url.nonce'] } } }],
    ['anything.whatever.deep[0] == 1 && anything'],
    ['anything.exists(x, x > 1)'],
  ])('%s', (source, options) => {
    expect(compileExpression(source, sampleNames, sampleFunctions, options).problems).toEqual([]);
  });

  it('a name that may be unset must be tested', () => {
    const { problems } = compileExpression('qr.qrStatus == 0', sampleNames, sampleFunctions, { unset: ['qr'] });
    expect(problems).toEqual([expect.objectContaining({ code: 'maybe-unset', offset: 0, length: 2 })]);
  });
});

describe('a condition tells what is set where it held or did not', () => {
  it.each<[source: string, whenTrue: readonly string[], whenFalse: readonly string[]]>([
    ['has(url.nonce) && has(url.sessionId)', ['url', 'url.nonce', 'url.sessionId'], []],
    ['missing(state.four)', [], ['state', 'state.four']],
    ['missing(url.nonce) || missing(url.sessionId)', [], ['url', 'url.nonce', 'url.sessionId']],
    ['has(url.nonce) || has(url.sessionId)', ['url'], []],
    ['login.isLogin', [], []],
    ['has(state.four) && has(state.four.note)', ['state', 'state.four', 'state.four.note'], []],
    ['true', [], []],
  ])('%s', (source, whenTrue, whenFalse) => {
    const compiled = compileExpression(source, sampleNames, sampleFunctions);
    expect([compiled.knownWhenTrue, compiled.knownWhenFalse]).toEqual([whenTrue, whenFalse]);
  });
});

describe('an expression has the type that is wanted where it stands', () => {
  it.each<[source: string, wanted: Type, code: string | null]>([
    ['login.isLogin', { kind: 'flag' }, null],
    ['form.email', { kind: 'flag' }, 'wrong-type'],
    ['anything', { kind: 'flag' }, null],
    ["login.isLogin ? 'online' : 'offline'", { kind: 'text', codes: ['online', 'offline'] }, null],
    ["login.isLogin ? 'online' : 'elsewhere'", { kind: 'text', codes: ['online', 'offline'] }, 'not-in-code-list'],
    ["'ofline'", { kind: 'text', codes: ['online', 'offline'] }, 'not-in-code-list'],
    ["'a' + 'b'", { kind: 'text', codes: ['online'] }, null],
    ['notices', { kind: 'list', of: { kind: 'text' } }, null],
    ['state.reports', { kind: 'list', of: { kind: 'text' } }, 'wrong-type'],
    ['[]', { kind: 'list', of: { kind: 'text' } }, null],
  ])('%s', (source, wanted, code) => {
    const { type, problems } = compileExpression(source, sampleNames, sampleFunctions);
    expect(problems).toEqual([]);
    const problem = expectType(type, wanted, source);
    expect(problem?.code ?? null).toBe(code);
    if (problem !== null) expect([problem.offset, problem.length]).toEqual([0, source.length]);
  });

  it.each([
    ['form.email', null],
    ['state.tries', null],
    ['login.isLogin', 'wrong-type'],
    ['notices', 'wrong-type'],
    ['state', 'wrong-type'],
  ])('inside a text: %s', (source, code) => {
    const { type } = compileExpression(source, sampleNames, sampleFunctions);
    expect(expectPlaceholder(type, source)?.code ?? null).toBe(code);
  });
});
