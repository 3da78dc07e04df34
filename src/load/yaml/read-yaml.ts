import { type Document, parseAllDocuments } from 'yaml';
import type { Problem } from '../../model/problem.ts';
import { digestOf, noCache, type ResultCache } from '../files/result-cache.ts';
import { type Compact, compact, located } from './compact.ts';
import { decode } from './decode.ts';
import { locate } from './locate.ts';
import type { LocatedDocument } from './located.ts';
import { placeAt, sourceOf } from './source.ts';
import { explainSyntax } from './syntax-message.ts';

/** Larger files are not descriptors; the limits keep hostile input from costing time. */
const MOST_CHARACTERS = 512 * 1024;
const MOST_LINE_CHARACTERS = 10_000;
const MOST_LINES = 10_000;
/** Consecutive openers of flow collections: more than any descriptor nests, and more would exhaust the parser's stack. */
const MOST_FLOW_DEPTH = 60;

export interface ReadYaml {
  /** null when the text cannot be read at all. */
  readonly document: LocatedDocument | null;
  readonly problems: readonly Problem[];
}

/**
 * Parses YAML 1.2 (core) into a located document. Never throws; one mistake gives one Problem, and after a syntax error only the first is reported
 * (the rest of the file is no longer what its author sees). Rules: `yaml/syntax`, `yaml/encoding`, `yaml/bom`, `yaml/too-large`,
 * `yaml/duplicate-key`, `yaml/key`, `yaml/tab`, `yaml/alias`, `yaml/tag`, `yaml/empty`, `yaml/many-documents`, `yaml/too-deep`.
 */
export function readYaml(file: string, content: string | Uint8Array, cache: ResultCache = noCache): ReadYaml {
  if (typeof content === 'string') return readOnce(file, content, cache);
  const known = already.get(content);
  if (known?.file === file) return known.result;
  const result = readOnce(file, content, cache);
  already.set(content, { file, result });
  return result;
}

/** Located documents are never modified, so bytes that are loaded again beside other files are parsed once (every seeded fault does so). */
const already = new WeakMap<Uint8Array, { readonly file: string; readonly result: ReadYaml }>();

/** Only documents without problems are cached. */
function readOnce(file: string, content: string | Uint8Array, cache: ResultCache): ReadYaml {
  if (cache === noCache) return read(file, content);
  const key = `yaml ${digestOf([content])}`;
  const known = cache.get(key) as Compact | undefined;
  const decoded = known === undefined ? null : decode(content);
  if (known !== undefined && decoded !== null && 'text' in decoded) {
    const source = sourceOf(file, decoded.text);
    return { document: { source, root: located(known, source) }, problems: [] };
  }
  const result = read(file, content);
  const { document, problems } = result;
  const small = document === null || problems.length > 0 ? null : compact(document.root, document.source);
  if (small !== null) cache.set(key, small);
  return result;
}

function read(file: string, content: string | Uint8Array): ReadYaml {
  const problems: Problem[] = [];
  const problem = (rule: string, line: number, column: number, message: string, suggestion?: string): ReadYaml => {
    const fault: Problem = { rule, severity: 'error', place: { file, line, column }, message };
    return { document: null, problems: [...problems, suggestion === undefined ? fault : { ...fault, suggestion }] };
  };

  const decoded = decode(content);
  if ('fault' in decoded) return problem('yaml/encoding', 1, 1, decoded.fault);
  if (decoded.byteOrderMark) {
    problems.push({
      rule: 'yaml/bom',
      severity: 'warning',
      place: { file, line: 1, column: 1 },
      message: 'ファイルの先頭に目に見えない印（BOM）があります。「UTF-8（BOM なし）」で保存してください。',
    });
  }
  const text = decoded.text;
  if (text.length > MOST_CHARACTERS) {
    return problem('yaml/too-large', 1, 1, 'ファイルが大きすぎます。512 KB までにしてください。');
  }
  const source = sourceOf(file, text);
  const longLine = source.lineStarts.findIndex(
    (start, index) => (source.lineStarts[index + 1] ?? text.length + 1) - start > MOST_LINE_CHARACTERS,
  );
  if (longLine !== -1) {
    return problem('yaml/too-large', longLine + 1, 1, '1 行が長すぎます。10,000 文字までにしてください。');
  }
  if (source.lineStarts.length > MOST_LINES) {
    return problem('yaml/too-large', MOST_LINES + 1, 1, 'ファイルが長すぎます。10,000 行までにしてください。');
  }
  const control = controlCharacterAt(text);
  if (control !== null) {
    const place = placeAt(source, control);
    return problem('yaml/syntax', place.line, place.column, '使えない制御文字があります。消してください。');
  }
  const deep = tooDeepAt(text) ?? tooFarInAt(text, source.lineStarts);
  if (deep !== null) {
    const place = placeAt(source, deep);
    return problem('yaml/too-deep', place.line, place.column, '入れ子が深すぎます。');
  }

  let documents: Document.Parsed[];
  try {
    const parsed = parseAllDocuments(text, {
      version: '1.2',
      schema: 'core',
      merge: false,
      uniqueKeys: false,
      strict: true,
      prettyErrors: false,
      logLevel: 'silent',
    });
    documents = [...parsed];
  } catch {
    return problem('yaml/syntax', 1, 1, 'YAML として読めません。入れ子が深すぎるか、書き方がこわれています。');
  }
  const [first, second] = documents;
  const fault = first?.errors[0];
  if (fault) {
    const { rule, offset, message, suggestion } = explainSyntax(fault.code, source, fault.pos[0]);
    const place = placeAt(source, offset);
    return problem(rule, place.line, place.column, message, suggestion);
  }
  if (!first || first.contents === null) return problem('yaml/empty', 1, 1, 'ファイルに何も書かれていません。');
  if (second) {
    const place = placeAt(source, second.range[0]);
    return problem(
      'yaml/many-documents',
      place.line,
      place.column,
      '「---」で区切って二つ以上書くことはできません。ファイルを分けてください。',
    );
  }
  const located = locate(first.contents, source);
  if (located.root.kind === 'scalar' && located.root.empty)
    return problem('yaml/empty', 1, 1, 'ファイルに何も書かれていません。');
  return {
    document: { source, root: located.root },
    problems: [...problems, ...located.problems],
  };
}

/** Tab and line breaks are the only control characters that belong in a text file. */
function controlCharacterAt(text: string): number | null {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if ((code < 32 && code !== 9 && code !== 10 && code !== 13) || code === 127) return index;
  }
  return null;
}

/** `- - - …`: every dash opens another nested list. */
const DEEP_LIST = '- '.repeat(MOST_FLOW_DEPTH);

/** The first line that is nested deeper than in any descriptor. */
function tooFarInAt(text: string, lineStarts: readonly number[]): number | null {
  const indents: number[] = [];
  for (const start of lineStarts) {
    let first = start;
    while (text[first] === ' ') first += 1;
    if (first >= text.length || text[first] === '\n' || text[first] === '\r') continue;
    while ((indents.at(-1) ?? -1) >= first - start) indents.pop();
    indents.push(first - start);
    if (indents.length > MOST_FLOW_DEPTH) return first;
  }
  return null;
}

function tooDeepAt(text: string): number | null {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index];
    if (char === '[' || char === '{') depth += 1;
    else if (char === ']' || char === '}') depth = Math.max(0, depth - 1);
    else if (char === '\n' && /^[^\s[\]{},]/.test(text[index + 1] ?? '')) depth = 0;
    if (depth > MOST_FLOW_DEPTH || (char === '-' && text.startsWith(DEEP_LIST, index))) return index;
  }
  return null;
}
