import type { FlowFinding } from '../../src/flow/analysis/results.ts';
import type { Problem } from '../../src/model/problem.ts';
import { problemsText } from '../build/print-problems.ts';
import type { Format } from './options.ts';

/** Problems as printed by `npm run check`; `undecided`: undecided conditions, null = do not list; `waitingRules`: rules that have not looked yet. */
export function report(
  root: string,
  problems: readonly Problem[],
  format: Format,
  undecided: readonly FlowFinding[] | null = null,
  waitingRules = 0,
): string {
  if (format === 'json') return JSON.stringify([...problems.map(flat), ...(undecided ?? []).map(flatOpen)], null, 2);
  if (format === 'github') return problems.map(annotation).join('\n');
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const sum = problems.length === 0 ? '誤りはありません。' : `エラー ${errors} 件、注意 ${warnings} 件があります。`;
  const more =
    waitingRules === 0
      ? ''
      : `\n読めないところがあるあいだ、全体を見る決まり ${waitingRules} 件は調べません。直すと、続きを調べます。`;
  const told = problems.length === 0 ? sum : `${problemsText(root, problems)}\n\n${sum}${more}`;
  return undecided === null ? told : `${told}\n\n${undecidedText(undecided)}`;
}

function undecidedText(undecided: readonly FlowFinding[]): string {
  if (undecided.length === 0) return '調べきれなかったことはありません。';
  const lines = undecided.map(
    ({ rule, place: { file, line, column }, message }) => `${file}:${line}:${column}  [${rule}] ${message}`,
  );
  return `調べきれなかったこと ${undecided.length} 件（誤りではありません）:\n${lines.join('\n')}`;
}

function flatOpen({ rule, place, message }: FlowFinding) {
  return { rule, severity: 'undecided', ...place, message };
}

function flat({ rule, severity, place, message, suggestion }: Problem) {
  return { rule, severity, ...place, message, ...(suggestion === undefined ? {} : { suggestion }) };
}

/** https://docs.github.com/actions: `%`, line breaks and, in properties, `:` and `,` are escaped. */
function annotation({ rule, severity, place, message }: Problem): string {
  const where = `file=${property(place.file)},line=${place.line},col=${place.column},title=${property(rule)}`;
  return `::${severity} ${where}::${data(message)}`;
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
