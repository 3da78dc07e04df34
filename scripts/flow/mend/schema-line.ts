/** The line by which editors find the schema of a descriptor. */
export function schemaLine(file: string, schema: string): string {
  return `# yaml-language-server: $schema=${up(file)}schemas/editor/${schema}.schema.json`;
}

/** The text of a file that moves there: editors find its schema from where it stands. */
export function movedText(text: string, to: string): string {
  return text.replace(/^(# yaml-language-server: \$schema=)(?:\.\.\/)*/u, (_, start: string) => `${start}${up(to)}`);
}

const up = (file: string) => '../'.repeat(file.split('/').length - 1);
