/** What no page of the portal asks a browser for: cards are read by an app, which is no part of a page. */
const unused = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** `Permissions-Policy` of every answer: what is brought in somehow may not ask either. */
export const permissionsPolicy: string = unused.map((name) => `${name}=()`).join(', ');
