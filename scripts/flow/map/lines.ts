/** Width of a text in half-width units; capitals and digits are a little wider than one. */
export function halves(text: string): number {
  return [...text].reduce(
    (sum, letter) => sum + (letter.charCodeAt(0) > 0xff ? 2 : /[A-Z0-9]/.test(letter) ? 1.2 : 1.05),
    0,
  );
}

/** Wraps a text into lines of similar length, at most `letters` Japanese characters; none starts with a closing or ends with an opening mark. */
export function wrapped(text: string, letters: number): readonly string[] {
  const whole = halves(text);
  const most = Math.min(letters * 2, Math.ceil(whole / Math.ceil(whole / (letters * 2) || 1)) + 2);
  const lines: string[] = [];
  let line = '';
  for (const piece of text.match(/[\w.~-]+|./gu) ?? []) {
    if (line !== '' && halves(line + piece) > most && !/^[、。」）〕〜]/.test(piece)) {
      const opening = /[「（〔]*$/.exec(line)?.[0] ?? '';
      lines.push(line.slice(0, line.length - opening.length).trim());
      line = opening;
    }
    line += piece;
  }
  return line.trim() === '' ? lines : [...lines, line.trim()];
}

/** The first lines of many, and how many more there are. */
export function atMost(lines: readonly string[], count: number): readonly string[] {
  return lines.length <= count ? lines : [...lines.slice(0, count - 1), `ほか ${lines.length - count + 1} 件`];
}
