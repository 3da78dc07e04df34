/** Only Android phones and iPhones count; an iPad does not (specification section 4). */
export function operatingSystem(userAgent: string): 'android' | 'iphone' | 'other' {
  if (/Android/i.test(userAgent)) return 'android';
  return /iPhone|iPod/i.test(userAgent) ? 'iphone' : 'other';
}
