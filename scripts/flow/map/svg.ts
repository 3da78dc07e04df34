import { halves } from './lines.ts';
import type { Picture } from './picture.ts';

/** Fonts of the page: those installed on Japanese readers' systems. */
export const FONTS =
  '"Hiragino Sans","Hiragino Kaku Gothic ProN","BIZ UDPGothic","Yu Gothic UI",Meiryo,"Noto Sans JP","Noto Sans CJK JP",sans-serif';

/**
 * Adapts Graphviz's drawing for readers: system fonts, accessible names for screen readers, ids unique on a page of several drawings.
 * `file`: page with the text (`index.html`); empty = this page.
 */
export function readableSvg(drawn: string, picture: Picture, file: string): string {
  const { service, title, places, arrows } = picture;
  const names = new Map(places.map(({ lines }, index) => [`n${index}`, lines.join(' ')]));
  const nodeIds = new Map(places.map(({ id }, index) => [id, `n${index}`]));
  const causes = new Map(
    arrows.map(({ from, to, lines }) => [`${nodeIds.get(from)}->${nodeIds.get(to)}`, lines.join(' ')]),
  );
  const label = `map-${service}`;
  return drawn
    .slice(drawn.indexOf('<svg'))
    .replace(/<!--[\s\S]*?-->\n?/g, '')
    .replace(/<svg width="[^"]*" height="([\d.]+)pt"\s+viewBox="0.00 0.00 ([\d.]+)/, (_whole, height, drawnWidth) => {
      const width = Math.ceil(Math.max(Number(drawnWidth), rightmost(drawn) + MARGIN));
      return `<svg width="${width}" height="${height}" role="group" aria-labelledby="${label}-title ${label}-desc" viewBox="0 0 ${width}`;
    })
    .replace(
      '<g id="graph0"',
      () =>
        `<title id="${label}-title">${escaped(`${title}の画面の流れ`)}</title>\n<desc id="${label}-desc">${escaped(described(picture))}</desc>\n<g id="graph0"`,
    )
    .replace(/ id="((?:graph|node|edge|clust|a_)\w*)"/g, ` id="${service}-$1"`)
    .replace(/<title>([^<]*)<\/title>/g, (_whole, name: string) => {
      const plain = name.replaceAll('&#45;', '-').replaceAll('&gt;', '>');
      const [from = '', to = ''] = plain.split('->');
      const said =
        to === ''
          ? (names.get(plain) ?? '')
          : `${names.get(from) ?? ''} から ${names.get(to) ?? ''}: ${causes.get(plain) ?? ''}`;
      return said === '' ? '' : `<title>${escaped(said)}</title>`;
    })
    .replaceAll('font-family="sans-serif"', `font-family="${FONTS.replaceAll('"', "'")}"`)
    .replaceAll(/xlink:href="index\.html/g, `href="${file}`)
    .replaceAll(/ xlink:title="[^"]*"/g, '')
    .replace(' xmlns:xlink="http://www.w3.org/1999/xlink"', '');
}

const MARGIN = 12;

/** Right edge of the labels: Graphviz leaves some labels of long arrows outside its drawing. */
function rightmost(drawn: string): number {
  const texts = drawn.matchAll(/<text [^>]*text-anchor="(\w+)" x="([\d.-]+)"[^>]*font-size="([\d.]+)"[^>]*>([^<]*)</g);
  return [...texts].reduce((most, [, anchor, x, size, text = '']) => {
    const width = (halves(text) * Number(size)) / 2;
    return Math.max(most, Number(x) + (anchor === 'middle' ? width / 2 : width));
  }, 0);
}

function described({ places, arrows }: Picture): string {
  const screens = places.filter(({ shape }) => shape === 'screen' || shape === 'conditional').length;
  return `${screens} 画面、矢印 ${arrows.length} 本の図です。同じ内容の文章が、index.html の画面ごとの説明にあります。`;
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
