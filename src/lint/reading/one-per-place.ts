import type { Finding } from '../rule.ts';

/** Of several at one place (several screens may have what one template writes), the last. */
export function onePerPlace(findings: readonly Finding[]): readonly Finding[] {
  const keyed = findings.map((finding) => {
    const { file, line, column } = finding.place;
    return [`${file}:${line}:${column}`, finding] as const;
  });
  return [...new Map(keyed).values()];
}
