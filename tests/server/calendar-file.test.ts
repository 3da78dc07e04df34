import { expect, it } from 'vitest';
import { calendarFile } from '../../src/server/pages/calendar/calendar-file.ts';

it('a calendar file has its texts escaped, its lines folded within letters, and one name for one thing', () => {
  const summary = `支払いの期限：見本士, 登録;「\\」\nつづき${'あ'.repeat(40)}\u0000`;
  const day = { uid: 'one@madoguchi', day: '20261228', summary, description: '払う。', url: 'http://localhost/x' };
  const file = calendarFile([day], new Date('2026-11-27T18:43:24.123Z'));
  const lines = file.split('\r\n');
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(file).not.toContain('\ufffd');
  const unfolded = file.replaceAll('\r\n ', '').split('\r\n');
  expect(unfolded).toEqual(
    expect.arrayContaining([
      'UID:one@madoguchi',
      'DTSTAMP:20261127T184324Z',
      'DTSTART;VALUE=DATE:20261228',
      `SUMMARY:支払いの期限：見本士\\, 登録\\;「\\\\」\\nつづき${'あ'.repeat(40)}`,
      'DESCRIPTION:払う。',
    ]),
  );
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
});
