import { describe, expect, it } from 'vitest';
import { dayText } from '../../../src/expressions/japan-time.ts';
import { databases, sharedPortalOn } from '../harness.ts';
import { logIn } from './client.ts';
import { mailsOf } from './signing.ts';

const nothing = 'いま、このポータルからお願いすることは、ありません。';

/** People whose own page of a service tells them that something is due, overdue or to be asked for, and what home says of it. */
const due = [
  ['employment-receiving', 'certification', '失業認定申告書を持って、ハローワーク見本に行ってください。'],
  ['employment-restricted', 'certification', '次の失業認定日'],
  ['employment-left', 'slip', '離職票が届いています。'],
  ['licence-gold', 'renewal', '更新の期間です。講習は、オンラインで受けられます。'],
  ['licence-elderly', 'renewal', '更新の期間です。'],
  ['licence-violation', 'renewal', '更新の期間です。'],
  ['licence-expired', 'renewal', '免許の有効期間が過ぎています。運転はできません。'],
  ['pension-unpaid', 'unpaid', '納めていない月が'],
  ['pension-claim', 'pension-claim', '年金は、請求しないと受け取れません。'],
  ['pension-receiving', 'dependents', '扶養親族等申告書'],
  ['nq-many', 'registration-ends', 'まもなく有効期間が終わります。'],
  ['nq-expired', 'registration-ends', '有効期間が過ぎています。'],
] as const;

/** Entries with a day to come. */
const dated = new Set<string>(['certification', 'renewal', 'registration-ends']);

/** People of whom no page says so. */
const free = ['employment-none', 'licence-intent', 'licence-card-only', 'pension-employee', 'nq-care-worker', 'qr'];

/** Whoever cannot take the course online is not told that they can. */
const notOnline = ['licence-elderly', 'licence-violation', 'licence-expired', 'licence-course-done'];

describe.each(databases)('what services call due stands on home, on %s', (kind) => {
  const portal = sharedPortalOn(kind);
  const home = async (persona: string) => (await (await logIn(portal.origin, persona)).send('/')).text();

  it.each(due)('%s: %s', async (persona, entry, words) => {
    const client = await logIn(portal.origin, persona);
    const text = await (await client.send('/')).text();
    expect(text).toContain(`data-entry="${entry}"`);
    expect(text).toContain(words);
    expect(text).not.toContain(nothing);
    for (const [, href = ''] of text.matchAll(/href="(\/calendar[^"]*)"/g)) {
      const file = await client.send(href.replaceAll('&amp;', '&'));
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
      const [, day = ''] = /DTSTART;VALUE=DATE:(\d{8})\r\n/.exec(await file.text()) ?? [];
      expect(text).toContain(dayText(day));
    }
    expect(text.includes('/calendar')).toBe(
      dated.has(entry) && persona !== 'licence-expired' && persona !== 'nq-expired',
    );
  });

  it.each([
    ['employment-receiving', '次の失業認定日', null],
    ['employment-left', '基本手当を受けられる最後の日', 'employmentSlipReceive'],
    ['nq-many', '有効期間の最後の日', null],
  ])('%s: when it has lapsed, it is said by mail and on home', async (persona, label, call) => {
    const client = await logIn(portal.origin, persona);
    if (call !== null) {
      const { resBody } = await client.call('employmentSlips');
      const [slip] = resBody.slips as readonly { readonly id: string }[];
      await client.call(call, { slipId: slip?.id });
    }
    await portal.database.query(
      `insert into mail_registrations (citizen_id, email, registered_at)
         select id, 'kigen@mail.example', now() from citizens order by created_at desc limit 1 on conflict do nothing`,
    );
    await client.advance(400 * 86_400);
    const told = (await mailsOf(client)).map(({ text }) => text.split('\n')[0]);
    expect(told.filter((first) => first === `${label}が過ぎました。`)).toHaveLength(1);
  });

  it.each(free)('%s: nothing', async (persona) => {
    const text = await home(persona);
    expect(text).toContain(nothing);
    expect(text).not.toContain('data-entry="');
  });

  it.each(notOnline)('%s is not offered a course online', async (persona) => {
    expect(await home(persona)).not.toContain('オンラインで受けられます');
  });

  it('offices do nothing at the weekend', async () => {
    for (const persona of ['employment-receiving', 'employment-restricted', 'employment-childcare']) {
      const { resBody } = await (await logIn(portal.origin, persona)).call('employmentBenefits');
      const { entitlement, payments } = resBody as unknown as {
        readonly entitlement?: { readonly decidedOn: string; readonly nextCertification: string };
        readonly payments: readonly { readonly paidOn: string }[];
      };
      const days = [...payments.map(({ paidOn }) => paidOn), entitlement?.decidedOn, entitlement?.nextCertification];
      const weekdays = days.flatMap((day) =>
        day === undefined ? [] : [new Date(day.replace(/(\d{4})(\d{2})(\d{2})/, '$1-$2-$3')).getUTCDay()],
      );
      expect(weekdays.length).toBeGreaterThan(0);
      expect(weekdays.filter((weekday) => weekday === 0 || weekday === 6)).toEqual([]);
    }
  });
});
