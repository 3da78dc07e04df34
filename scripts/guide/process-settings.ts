import type { ProcessSetting } from '../../src/server/kernel/portal/process-setting.ts';

/** The table of variables in docs/operations.md. */
export function processSettingsTable(settings: { readonly [name: string]: ProcessSetting<unknown> }): string {
  const rows = Object.entries(settings).map(
    ([name, { says, takes, without }]) => `| \`${name}\` | ${says} | ${takes} | ${without} |`,
  );
  return ['| variable | what it is for | takes | without it |', '|---|---|---|---|', ...rows].join('\n');
}
