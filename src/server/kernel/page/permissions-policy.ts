/** What of a device would harm most, and no page of the portal asks for: cards are read by an app, which is no part of a page. Every answer of a call carries it, too. */
const unused = ['camera', 'display-capture', 'geolocation', 'hid', 'microphone', 'midi', 'payment', 'serial', 'usb'];

/** `Permissions-Policy` of every answer: what is brought in somehow may not ask either. */
export const permissionsPolicy: string = unused.map((name) => `${name}=()`).join(', ');
