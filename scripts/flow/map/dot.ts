import type { WayKind } from '../ways/ways.ts';
import { halves, wrapped } from './lines.ts';
import type { Arrow, Picture, Place } from './picture.ts';

/** Line style, arrow head and label prefix per kind of way, distinguishable without colour. */
export const LOOK: {
  readonly [Kind in WayKind]: { readonly style: string; readonly head: string; readonly mark: string };
} = {
  forward: { style: 'bold', head: 'normal', mark: '' },
  go: { style: 'solid', head: 'normal', mark: '' },
  back: { style: 'solid', head: 'empty', mark: '' },
  change: { style: 'solid', head: 'vee', mark: '' },
  changed: { style: 'solid', head: 'vee', mark: '' },
  done: { style: 'dotted', head: 'vee', mark: '' },
  unanswered: { style: 'dotted', head: 'vee', mark: '' },
  due: { style: 'dotted', head: 'vee', mark: '' },
  guard: { style: 'dashed', head: 'tee', mark: '✕ ' },
  error: { style: 'dashed', head: 'box', mark: '✕ ' },
  timeout: { style: 'dotted', head: 'diamond', mark: '' },
  cancel: { style: 'dashed', head: 'odot', mark: '' },
};

export const SHAPES: { readonly [Shape in Place['shape']]: string } = {
  screen: 'shape=box, style="filled", fillcolor="#ffffff", penwidth=1.5',
  conditional: 'shape=box, style="filled,dashed", fillcolor="#fff7e0", penwidth=1.8',
  dialog: 'shape=box, style="filled,rounded", fillcolor="#eef4ff"',
  address: 'shape=cds, margin="0.15,0.14", style="filled", fillcolor="#f2f2f2"',
  unknown: 'shape=diamond, style="filled", fillcolor="#fff7e0"',
  app: 'shape=hexagon, style="filled", fillcolor="#f2f2f2"',
  start: 'shape=oval, style="filled", fillcolor="#e5e5e5"',
  elsewhere: 'shape=box, style="filled", peripheries=2, fillcolor="#f2f2f2"',
};

/** Ways against the reading order do not affect the layout. */
const LOOSE = new Set<WayKind>(['back', 'change', 'changed', 'due', 'done', 'unanswered']);

/** The picture as Graphviz source, top to bottom. */
export function dotOf(picture: Picture): string {
  const ids = new Map(picture.places.map(({ id }, index) => [id, `n${index}`]));
  const framed = new Set<string>();
  const frames = picture.frames.map(({ title, places }, index) => {
    const own = places.filter((id) => ids.has(id) && !framed.has(id));
    for (const id of own) framed.add(id);
    const nodes = own.map((id) => `${ids.get(id)};`).join(' ');
    return `subgraph cluster_${index} { label=${quoted([`　${title}`])}; labeljust=l; style="rounded"; color="#767676"; fontsize=11; ${nodes} }`;
  });
  const note = everywhereLines(picture);
  return [
    'digraph {',
    'graph [rankdir=TB, bgcolor=transparent, nodesep=0.35, ranksep=0.5, fontname="sans-serif", splines=true, newrank=true];',
    'node [fontname="sans-serif", fontsize=12, color="#333333", fontcolor="#1a1a1a", margin="0.12,0.08"];',
    'edge [fontname="sans-serif", fontsize=10, color="#333333", fontcolor="#1a1a1a", arrowsize=0.8];',
    ...picture.places.map((place) => nodeOf(place, ids)),
    ...frames,
    ...(note.length === 0 ? [] : [noteOf(note)]),
    ...picture.arrows.map((arrow) => edgeOf(arrow, ids)),
    '}',
  ].join('\n');
}

function nodeOf({ id, shape, lines, screen }: Place, ids: ReadonlyMap<string, string>): string {
  const link = screen === null ? '' : `, URL="index.html#${screen}"`;
  const width =
    shape === 'start' ? '' : `, width=${inches(lines, 12, shape === 'address' || shape === 'app' ? 0.6 : 0.3)}`;
  return `${ids.get(id)} [label=${quoted(lines)}, ${SHAPES[shape]}${width}${link}];`;
}

function edgeOf({ from, to, kind, lines, both }: Arrow, ids: ReadonlyMap<string, string>): string {
  const { style, head, mark } = LOOK[kind];
  const label = lines.map((line, index) => (index === 0 ? mark + line : line));
  const tail = both ? `, dir=both, arrowtail=${head}` : '';
  const loose = LOOSE.has(kind) ? ', constraint=false' : '';
  const weight = kind === 'forward' ? ', weight=8' : '';
  return `${ids.get(from)} -> ${ids.get(to)} [label=${edgeLabel(label)}, style=${style}, arrowhead=${head}${tail}${loose}${weight}];`;
}

/** A label in a fixed-width table: Graphviz does not know the width of Japanese characters. */
function edgeLabel(lines: readonly string[]): string {
  if (lines.length === 0) return '""';
  const width = Math.ceil(inches(lines, 10, 0.12) * 72);
  const rows = lines.map((line) => `<TR><TD WIDTH="${width}" HEIGHT="14" FIXEDSIZE="TRUE">${escaped(line)}</TD></TR>`);
  return `<<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="0">${rows.join('')}</TABLE>>`;
}

function everywhereLines({ everywhere }: Picture): readonly string[] {
  return everywhere.flatMap(({ kind, cause, to, screens }) => {
    const [first = '', ...rest] = wrapped(`${LOOK[kind].mark}${cause} → ${to}（${screens.length} 画面）`, 46);
    return [`・${first}`, ...rest.map((line) => `　${line}`)];
  });
}

function noteOf(lines: readonly string[]): string {
  const all = ['多くの画面に共通', ...lines];
  const label = all.map((line) => `${textOf(line)}\\l`).join('');
  return `everywhere [label="${label}", shape=note, style="filled", fillcolor="#ffffff", fontsize=11, width=${inches(all, 11, 0.4)}];`;
}

function inches(lines: readonly string[], size: number, room: number): number {
  const widest = Math.max(0, ...lines.map(halves));
  return Math.round(((widest * size) / 2 / 72 + room) * 100) / 100;
}

/** Lists are aligned left, everything else is centred. */
function quoted(lines: readonly string[]): string {
  if (lines.some((line) => line.startsWith('・'))) return `"${lines.map((line) => `${textOf(line)}\\l`).join('')}"`;
  return `"${lines.map(textOf).join('\\n')}"`;
}

function textOf(line: string): string {
  return line.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
