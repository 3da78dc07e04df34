import type { ProjectFiles } from '../../src/load/files/project-files.ts';

const contact = 'contact: { office: 試しの窓口, phone: 03-0000-0001, hours: 平日の午前 }\n';

/** A service of one screen. Its card opens a page: the server knows the addresses of built screens alone. */
const service = (name: string, number: number, { own = contact, view = '', card = true } = {}) => ({
  [`screens/${name}/service.yaml`]: `service: ${name}\ntitle: 試しの手続き${number}\nbase: ${name}\n${own}`,
  [`screens/${name}/STR000${number}-01-001.${name}-first.yaml`]: `id: STR000${number}-01-001
name: ${name}-first
path: first/
title: 試しの画面${number}
view:
  - text: 試しの文です。
${view}`,
  ...(card && {
    [`screens/${name}/catalog/home.yaml`]: `event: work
place: ${90 + number}
says: 試します。
page: /${name}
words: [[試し, ためし]]
`,
  }),
});

const app = `  - { button: アプリを開く, action: open }
actions:
  open: [{ launchApp: nativeApp, returnTo: trial-app-first, onMissing: [{ leave: appStore }] }]
`;

/** Services to change, whatever services the project has. */
export const trialServices: ProjectFiles = new Map(
  Object.entries({
    // In the order of their names, as files are read.
    ...service('trial-app', 7, { view: app }),
    ...service('trial-below', 2),
    ...service('trial-beside', 3),
    ...service('trial-closed', 5),
    ...service('trial-elsewhere', 4, { own: 'shell: admin\n', card: false }),
    ...service('trial-lost', 1),
    ...service('trial-served', 6),
    ...service('trial-silent', 8),
    'src/server/services/trial-served/waiting.ts': "export const href = screenAddress('trial-served-first');\n",
  }),
);
