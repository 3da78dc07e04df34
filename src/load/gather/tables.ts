import { fileText, isMigration, type ProjectFiles } from '../files/project-files.ts';

/** Columns of the tables in which the server keeps what belongs to a person, by the table's name. */
export type Tables = ReadonlyMap<string, ReadonlySet<string>>;

/** As the migrations of the server leave them; null = they are not among the files. A test holds them against a real database. */
export function tablesIn(files: ProjectFiles): Tables | null {
  const own = [...files].filter(([file]) => isMigration(file));
  if (own.length === 0) return null;
  const inOrder = own.sort(([one], [other]) => (nameOf(one) < nameOf(other) ? -1 : 1));
  const tables = new Map<string, Set<string>>();
  for (const [, content] of inOrder) for (const statement of statementsOf(fileText(content))) run(statement, tables);
  return new Map([...tables].filter(([, columns]) => columns.has('citizen_id')));
}

const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1);

/** Without comments, texts and the bodies of functions, in which a `;` or `,` ends nothing. */
function statementsOf(sql: string): readonly string[] {
  const bare = sql.replace(/--.*$/gm, '').replace(/\$\$.*?\$\$|'[^']*'/gs, "''");
  return bare.split(';').map((statement) => statement.trim());
}

function run(statement: string, tables: Map<string, Set<string>>): void {
  const [, created = '', parts = ''] = /^create table (?:if not exists )?(\w+)\s*\((.*)\)$/s.exec(statement) ?? [];
  if (created !== '') tables.set(created, new Set(partsOf(parts).flatMap(columnIn)));
  const [, dropped = ''] = /^drop table (?:if exists )?(\w+)/.exec(statement) ?? [];
  tables.delete(dropped);
  const [, altered = '', changes = ''] = /^alter table (\w+)\s+(.*)$/s.exec(statement) ?? [];
  const columns = tables.get(altered);
  if (columns === undefined) return;
  for (const change of partsOf(changes)) {
    const [, act, name = '', to = ''] =
      /^(add|drop|rename) column (?:if (?:not )?exists )?(\w+)(?: to (\w+))?/.exec(change) ?? [];
    if (act === 'add') columns.add(name);
    else columns.delete(name);
    if (act === 'rename') columns.add(to);
  }
}

/** At the commas that are in no brackets. */
function partsOf(list: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of list) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

const CONDITIONS: ReadonlySet<string> = new Set(['primary', 'unique', 'foreign', 'check', 'constraint', 'exclude']);

function columnIn(part: string): readonly string[] {
  const [word = ''] = part.split(/[\s(]/, 1);
  return word === '' || CONDITIONS.has(word) ? [] : [word];
}
