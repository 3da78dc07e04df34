/** A character of a Japanese keyboard where YAML needs one of ASCII. */
export interface Slip {
  /** In the text that was looked at. */
  readonly index: number;
  readonly message: string;
  readonly suggestion: string;
}

const ASCII: { readonly [wide: string]: string } = {
  '：': ':',
  '｛': '{',
  '｝': '}',
  '［': '[',
  '］': ']',
  '、': ',',
  '，': ',',
  '”': '"',
  '“': '"',
  '’': "'",
  '‘': "'",
};

const KEY = '^ *(?:- +)?(?:[A-Za-z][\\w.-]*)';

/** What is looked for, in this order: the character is the first group, what stands before it the look-behind. */
const SLIPS: readonly (readonly [
  where: RegExp,
  message: (found: string) => string,
  suggestion: (found: string) => string,
])[] = [
  [/^[ \t]*(\u3000+)/du, () => '字下げに全角の空白は使えません。半角の空白にしてください。', () => ' '],
  [
    /^ *([－−ー―–—‐]) *(?=[A-Za-z{"'｛])/du,
    (dash) => `並びの始めの「${dash}」は、半角の「-」と空白にしてください。`,
    () => '- ',
  ],
  [/^ *-(\u3000+)/du, () => '「-」のあとの全角の空白は、半角の空白にしてください。', () => ' '],
  [/^ *(-)(?=[A-Za-z][\w.-]*:(?: |$))/du, () => '並びの始めの「-」のあとに、半角の空白を入れてください。', () => '- '],
  [new RegExp(`${KEY}(：)`, 'du'), () => '項目名のあとの「：」は、半角の「:」と空白にしてください。', () => ': '],
  [new RegExp(`${KEY}:(\\u3000+)`, 'du'), () => '「:」のあとの全角の空白は、半角の空白にしてください。', () => ' '],
  [new RegExp(`${KEY}: +([｛［”“’‘])`, 'du'), asAscii, ascii],
  [/^ *(?:- +)?([｛［])/du, asAscii, ascii],
  [/[{[][^}\]]*([、，])(?= *[A-Za-z][\w.-]*[:：])/du, asAscii, ascii],
  [/[{,] *[A-Za-z][\w.-]*(：)/du, asAscii, () => ': '],
  [/\{[^}]*(｝)/du, asAscii, ascii],
  [/\[[^\]]*(］)/du, asAscii, ascii],
];

/** The first such character of a line (or of a value that had to have parts); null = there is none. What stands in quotes may be of any width. */
export function slipIn(line: string): Slip | null {
  const bare = line.replace(/"[^"]*"|'[^']*'/gu, (quoted) => '"'.repeat(quoted.length));
  for (const [where, message, suggestion] of SLIPS) {
    const found = where.exec(bare);
    const [index] = found?.indices?.[1] ?? [];
    if (found?.[1] !== undefined && index !== undefined)
      return { index, message: message(found[1]), suggestion: suggestion(found[1]) };
  }
  return null;
}

function asAscii(found: string): string {
  return `「${found}」は、半角の「${ascii(found)}」にしてください。`;
}

function ascii(found: string): string {
  return ASCII[found] ?? found;
}
