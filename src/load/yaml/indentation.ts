/** Where the lines of one list, or of one map, begin. */
interface Level {
  readonly indent: number;
  readonly kind: 'list' | 'map';
  /** The line that was seen there last, from 1, and what it begins with. */
  readonly line: number;
  readonly word: string;
}

export interface Unaligned {
  /** From 1. */
  readonly line: number;
  readonly message: string;
}

const KEY = /^["']?([A-Za-z][\w.-]*)["']?:(?=\s|$)/u;

/** The line that begins neither where those before it begin nor below one that opens something. Only this line and the next are looked at. */
export function unalignedAt(text: string, line: number): Unaligned | null {
  const lines = text.split('\n').map((one) => one.replace(/(?:^|\s)#.*$/u, '').trimEnd());
  const next = lines.findIndex((one, index) => index >= line && one !== '') + 1;
  return judge(lines, line) ?? (next === 0 ? null : judge(lines, next));
}

function judge(lines: readonly string[], at: number): Unaligned | null {
  const written = lines[at - 1] ?? '';
  const indent = indentOf(written);
  const rest = written.slice(indent);
  const kind = isItem(rest) ? 'list' : KEY.test(rest) ? 'map' : null;
  if (kind === null) return null;
  const before = lines.slice(0, at - 1);
  const levels = levelsOf(before);
  const last = before.findLast((one) => one !== '') ?? '';
  const opens = /(?::|^\s*-|[|>][-+\d]*)$/u.test(last);
  const top = levels.at(-1);
  if (top === undefined || (opens && indent > top.indent)) return null;
  if (kind === 'list' && opens && top.kind === 'map' && top.indent === indent) return null;
  const siblings = levels.filter((level) => level.kind === kind);
  if (siblings.some((level) => level.indent === indent)) return null;
  const distance = (level: Level) => Math.abs(level.indent - indent);
  const [nearest] = siblings.sort((a, b) => distance(a) - distance(b) || b.indent - a.indent);
  if (nearest === undefined) return null;
  const { line, word } = nearest;
  const message = `字下げがそろっていません。${line} 行目の「${word}」にそろえて、行の始めの半角の空白を ${nearest.indent} 個にしてください（いまは ${indent} 個です）。`;
  return { line: at, message };
}

/** The lists and maps that are open after these lines, the outermost first. */
function levelsOf(lines: readonly string[]): Level[] {
  const levels: Level[] = [];
  let block = -1;
  lines.forEach((written, index) => {
    let indent = indentOf(written);
    let rest = written.slice(indent);
    if (rest === '' || (block !== -1 && indent > block)) return;
    block = /[|>][-+\d]*$/u.test(rest) ? indent : -1;
    while ((levels.at(-1)?.indent ?? -1) > indent) levels.pop();
    for (;;) {
      const key = KEY.exec(rest)?.[1];
      const kind = isItem(rest) ? 'list' : 'map';
      if (kind === 'map' && key === undefined) return;
      while (levels.at(-1)?.indent === indent && (kind === 'map' || levels.at(-1)?.kind === kind)) levels.pop();
      levels.push({
        indent,
        kind,
        line: index + 1,
        word: kind === 'list' ? `- ${/\w*/u.exec(rest.slice(2).trimStart())?.[0]}` : String(key),
      });
      if (kind === 'map') return;
      const inner = rest.slice(1).trimStart();
      indent += rest.length - inner.length;
      rest = inner;
    }
  });
  return levels;
}

const indentOf = (line: string) => /^ */u.exec(line)?.[0].length ?? 0;
const isItem = (rest: string) => rest === '-' || rest.startsWith('- ');
