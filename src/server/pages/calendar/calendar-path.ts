/** Page that gives calendar files. */
export const calendarPage = '/calendar';

/** Calendar file with what a citizen has at a service until a day. `service`: name of its card; `day`: `YYYYMMDD`. */
export const calendarPath = (service: string, day: string): string =>
  `${calendarPage}?${new URLSearchParams({ service, day })}`;
