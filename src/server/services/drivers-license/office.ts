/** Office for everything that is not done online; run by the prefectural police, invented here. */
export const office = {
  name: '例示運転免許センター',
  phone: '03-0000-0100',
  hours: '平日の午前8時30分から午後4時まで',
} as const;
