/** The end of a day in Japan, `YYYYMMDD`. */
export const endOf = (day: string) => Date.parse(`${day.replace(/(....)(..)(..)/, '$1-$2-$3')}T24:00:00+09:00`);
