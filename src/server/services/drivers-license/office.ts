/** Where a driver goes for what is not done online; from the police of the prefecture, here invented. */
export const office = {
  name: '例示運転免許センター',
  phone: '03-0000-0100',
  hours: '平日の午前8時30分から午後4時まで',
} as const;
