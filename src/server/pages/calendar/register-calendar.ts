import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { DatedThing, OfCitizen } from '../../kernel/jobs/job-kind.ts';
import type { Jobs } from '../../kernel/jobs/jobs.ts';
import { notFoundPage } from '../../kernel/page/error-pages.ts';
import { textOf } from '../../kernel/page/form-bodies.ts';
import { ownAddress, redirectHere } from '../../kernel/page/local-address.ts';
import { loginLink } from '../../kernel/page/page.ts';
import { sendPage } from '../../kernel/page/send-page.ts';
import { type Portal, settingsFor } from '../../kernel/portal/portal.ts';
import { knownVisitorOf } from '../../kernel/portal/visitor.ts';
import { timeOf } from '../../kernel/sessions/browser.ts';
import { originOf } from '../../kernel/sessions/origin.ts';
import { type CalendarDay, calendarFile } from './calendar-file.ts';
import { calendarPage, calendarPath } from './calendar-path.ts';

/** Calendar files of the citizen's own days; where nothing is due there is none. */
export function registerCalendar(app: FastifyInstance, portal: Portal, { kinds }: Jobs): void {
  app.get(calendarPage, async (request, reply) => {
    const [service, number] = [textOf(request.query, 'service'), textOf(request.query, 'number')];
    const { citizen, browser } = await knownVisitorOf(portal, request);
    if (citizen === null) return redirectHere(reply, ownAddress(loginLink(calendarPath(service, number))));
    const now = timeOf(browser, portal.now());
    const found = await portal.database.transaction((db) =>
      datesOf({ db, citizen, now, settings: settingsFor(portal, browser) }),
    );
    const days = found
      .filter((one) => one.service === service && (number === '' || one.number === number))
      .map((one) => asDay(one, citizen.id, originOf(request)));
    if (days.length === 0) return sendPage(reply, notFoundPage, 404);
    return reply
      .headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="kigen-${service}.ics"`,
        'cache-control': 'no-store',
      })
      .send(calendarFile(days, portal.now()));
  });

  async function datesOf(of: OfCitizen): Promise<readonly DatedThing[]> {
    const all: DatedThing[] = [];
    for (const { dates } of kinds.values()) all.push(...((await dates?.(of)) ?? []));
    return all;
  }
}

function asDay({ key, day, title, label, todo, path }: DatedThing, citizenId: string, origin: string): CalendarDay {
  const uid = `${createHash('sha256').update(`${citizenId} ${key}`).digest('hex').slice(0, 32)}@madoguchi`;
  return { uid, day, summary: `${label}：${title}`, description: todo, url: `${origin}${path}` };
}
