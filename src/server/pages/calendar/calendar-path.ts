/** Page that gives calendar files. */
export const calendarPage = '/calendar';

/**
 * Calendar file with the days that a citizen has at a service; with a number, those of what was filed under it. `service`: name of its card. No day
 * stands in an address: it would say when what is due.
 */
export const calendarPath = (service: string, number = ''): string =>
  `${calendarPage}?${new URLSearchParams({ service, ...(number !== '' && { number }) })}`;
