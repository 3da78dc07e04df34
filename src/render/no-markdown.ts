/**
 * Replaces `markdown-to-jsx` (30 KB) in the bundle. RJSF imports it for Markdown in its own descriptions and help texts, which our theme never
 * renders.
 */
export function Markdown(): null {
  return null;
}

/** @alias RJSF imports it under both names. */
export default Markdown;
