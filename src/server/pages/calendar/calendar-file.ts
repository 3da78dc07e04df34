/** A day, as calendars have it. */
export interface CalendarDay {
  /** The same whenever it is asked for, and unlike that of anything else. */
  readonly uid: string;
  /** `YYYYMMDD`. */
  readonly day: string;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
}

/** Days before, on which the calendar reminds too. */
const alarmDays = 2;

/** An iCalendar file (RFC 5545) of whole days. `madeAt`: when it was asked for. */
export function calendarFile(days: readonly CalendarDay[], madeAt: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//madoguchi//deadlines//JA',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...days.flatMap((one) => eventOf(one, stamp(madeAt))),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventOf({ uid, day, summary, description, url }: CalendarDay, madeAt: string): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${madeAt}`,
    `DTSTART;VALUE=DATE:${day}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    // Nobody is busy for a whole day.
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-P${alarmDays}D`,
    `DESCRIPTION:${escaped(summary)}`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** `20261127T184324Z` */
function stamp(time: Date): string {
  return time.toISOString().replace(/[-:]|\.\d+/g, '');
}

/** Section 3.3.11. Other control characters have no place in a text. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Octets in a line, its end aside. */
const longest = 75;

/** Section 3.1: a line goes on in the next one after a space; no letter is torn. */
function folded(line: string): string {
  let text = '';
  let length = 0;
  for (const letter of line) {
    const octets = Buffer.byteLength(letter);
    if (length + octets > longest) {
      text += '\r\n ';
      length = 1;
    }
    text += letter;
    length += octets;
  }
  return text;
}
