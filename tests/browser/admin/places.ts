import { button } from '../harness/parts.ts';
import type { Place } from '../look/place.ts';
import {
  type AdminScreen,
  addedUser,
  adminScreens,
  changedByAnother,
  dialogOf,
  editUser,
  expectAdmin,
  logInAsAdministrator,
  openAdmin,
  openUser,
} from './administration.ts';

type Reach = Place['reach'];

const opened = (name: AdminScreen, ids: string, query = ''): Place => ({
  name: `admin-${name}`,
  ids,
  heading: adminScreens[name].title,
  reach: async (portal, page) => {
    if (name !== 'login' && name !== 'register') await logInAsAdministrator(portal);
    await openAdmin(portal, name, query);
    await expectAdmin(page, name);
  },
});

const dialog = (name: string, ids: string, heading: string, reach: Reach): Place => ({
  name: `admin-${name}`,
  ids,
  heading,
  dialog: true,
  reach: async (portal, page) => {
    await logInAsAdministrator(portal);
    await reach(portal, page);
  },
});

const toForm: Reach = async (portal, page) => {
  await openAdmin(portal, 'users');
  await button(page, 'add').click();
};

/** The screens of the sample administration area. */
export const screens: readonly Place[] = [
  opened('login', 'AD-007 AD-008 AD-009'),
  opened('register', 'AD-010'),
  opened('users', 'AD-001 AD-011 AD-018 AD-019'),
  {
    ...opened('users', 'AD-011', '?q=だれも'),
    name: 'admin-users-none',
    shows: ['「だれも」に合う利用者は見つかりませんでした。'],
  },
  opened('signIn', 'AD-012'),
  opened('templates', 'AD-013'),
  { ...opened('usage', 'AD-014'), changing: 'dd, tbody td' },
  { ...opened('database', 'AD-002'), changing: 'dd, tbody td' },
  { ...opened('storage', 'AD-003'), changing: 'dd, tbody th, tbody td' },
  { ...opened('hosting', 'AD-004'), changing: 'dd' },
  // Sorted by what has been called most.
  { ...opened('functions', 'AD-005'), changing: 'dd, tbody th, tbody td' },
];

export const dialogs: readonly Place[] = [
  dialog('details', 'AD-020', '利用者の詳細', async (portal) => openUser(portal, await addedUser(portal))),
  dialog('add', 'AD-021', 'Add User（利用者の追加）', toForm),
  dialog('add-errors', 'AD-021', 'Add User（利用者の追加）', async (portal, page) => {
    await toForm(portal, page);
    await dialogOf(page, 'Add User（利用者の追加）').getByRole('button', { name: '追加する' }).click();
  }),
  dialog('edit', 'AD-022', 'Edit User（利用者の変更）', async (portal) => editUser(portal, await addedUser(portal))),
  dialog('changed-meanwhile', 'AD-022', 'ほかの人が変更しました', async (portal) => {
    const user = await addedUser(portal);
    const form = await editUser(portal, user);
    await changedByAnother(portal, user, 'ほかの人の　変更');
    await form.getByRole('button', { name: '保存する' }).click();
  }),
  dialog('delete', 'AD-023', 'この利用者を削除しますか？', async (portal) => {
    const details = await openUser(portal, await addedUser(portal));
    await details.getByRole('button', { name: '削除する' }).click();
  }),
  dialog('session-over', 'AD-007', 'もう一度ログインしてください', async (portal, page) => {
    await portal.settings({});
    await openAdmin(portal, 'users');
    await button(page, 'reload').waitFor();
    await portal.advanceClock(3 * 3600);
    await button(page, 'reload').click();
  }),
];
