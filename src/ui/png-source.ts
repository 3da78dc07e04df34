// chunk: pieces
/** Base64 of the eight bytes every PNG starts with (its last sextets depend on the next byte). */
const signature = 'iVBORw0KGg';
const prefix = 'data:image/png;base64,';

/** A `data:` URL of a base64 PNG (with or without that prefix); null for anything else, which must not reach an `<img>`. */
export function pngSource(image: unknown): string | null {
  if (typeof image !== 'string') return null;
  const base64 = (image.startsWith(prefix) ? image.slice(prefix.length) : image).replaceAll(/\s/g, '');
  return base64.startsWith(signature) && /^[A-Za-z0-9+/]+={0,2}$/.test(base64) ? prefix + base64 : null;
}
