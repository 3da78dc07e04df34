/** `YYYYMMDD` as a day. */
export function dayText(day: string): string {
  return `${day.slice(0, 4)}年${Number(day.slice(4, 6))}月${Number(day.slice(6, 8))}日`;
}

export function birthdateText(day: string): string {
  return `${day.slice(0, 4)}年${day.slice(4, 6)}月${day.slice(6, 8)}日`;
}

/** Days since 2019: what these pages show is no older, or is shown without the era. */
export function reiwaText(day: string): string {
  return `令和${Number(day.slice(0, 4)) - 2018}年${Number(day.slice(4, 6))}月${Number(day.slice(6, 8))}日`;
}

const timeInJapan = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** An ISO time as day and time in Japan. */
export function timeText(time: string): string {
  const parts = Object.fromEntries(timeInJapan.formatToParts(new Date(time)).map(({ type, value }) => [type, value]));
  return `${parts.year}年${parts.month}月${parts.day}日 ${parts.hour}時${parts.minute}分`;
}
