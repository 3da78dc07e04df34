import { addedUser, administrator, goodUser, sampleLogin } from '../admin/client.ts';
import type { CallCase } from '../call-case.ts';
import { type Client, stranger } from '../client.ts';

/** Logged in to the administration area; `body` walks on and answers the reqBody. */
const asAdministrator =
  (body?: (client: Client) => Promise<Record<string, unknown>> | Record<string, unknown>) => async (origin: string) => {
    const client = await administrator(origin);
    return body === undefined ? { client } : { client, reqBody: await body(client) };
  };

const withoutLogin = (reqBody?: Record<string, unknown>) => async (origin: string) => ({
  client: stranger(origin),
  ...(reqBody !== undefined && { reqBody }),
});

const paging = { q: '', sort: '', page: '' };
const loginCode = 'EDA101';

/** Calls of the sample administration area (API-162). */
export const calls: readonly CallCase[] = [
  {
    call: 'adminSession',
    exists: 'API-162',
    request: {},
    response: { 'AD-007': 'registrationIsOpen' },
    openToAll: true,
    arrive: withoutLogin(),
  },
  {
    call: 'adminLogin',
    exists: 'API-162',
    request: { 'AD-008': 'email', 'AD-009': 'password' },
    response: { 'AD-007': 'email' },
    openToAll: true,
    arrive: withoutLogin(sampleLogin),
  },
  {
    call: 'adminRegister',
    exists: 'API-162',
    request: { 'AD-010': 'email', 'VA-073': 'password' },
    response: { 'AD-010': 'email' },
    openToAll: true,
    arrive: withoutLogin({ email: 'new@mail.example', password: 'sample-new-1' }),
  },
  { call: 'adminLogout', exists: 'API-162', request: {}, response: {}, openToAll: true, arrive: withoutLogin() },
  {
    call: 'adminUserList',
    exists: 'API-162',
    loginCode,
    request: { 'AD-011': 'q', 'AD-015': 'sort', 'AD-016': 'page' },
    optional: ['q', 'sort', 'page'],
    response: { 'AD-011': 'rows', 'VA-081': 'today' },
    arrive: asAdministrator(() => paging),
  },
  {
    call: 'adminUserGet',
    exists: 'API-162',
    loginCode,
    request: { 'AD-020': 'userId' },
    response: { 'AD-020': 'user' },
    arrive: asAdministrator(async (client) => ({ userId: (await addedUser(client)).id })),
  },
  {
    call: 'adminUserAdd',
    exists: 'API-162',
    loginCode,
    request: {
      'AD-021': 'name',
      'EN-155': 'email',
      'EN-156': 'detail',
      'EN-157': 'birthday',
      'EN-158 EN-159': 'expireDate',
      'EN-160': 'branch',
      'EN-164': 'accountType',
    },
    response: { 'AD-021': 'user' },
    arrive: asAdministrator(() => ({ ...goodUser() })),
  },
  {
    call: 'adminUserChange',
    exists: 'API-162',
    loginCode,
    request: { 'AD-022': 'name', 'EN-153': 'userId' },
    response: { 'AD-022': 'user' },
    arrive: asAdministrator(async (client) => {
      const { id, revision, ...user } = await addedUser(client);
      return { userId: id, revision, ...user };
    }),
  },
  {
    call: 'adminUserDelete',
    exists: 'API-162',
    loginCode,
    request: { 'AD-023': 'userId' },
    response: {},
    arrive: asAdministrator(async (client) => {
      const { id, revision } = await addedUser(client);
      return { userId: id, revision };
    }),
  },
  ...(
    [
      ['adminSignInMethod', { 'AD-012': 'sessionMinutes' }],
      ['adminTemplates', { 'AD-013': 'templates' }],
      ['adminUsage', { 'AD-014': 'days' }],
      ['adminHosting', { 'AD-004': 'services' }],
    ] as const
  ).map(([call, response]) => ({
    call,
    exists: 'API-162',
    loginCode,
    request: {},
    response,
    arrive: asAdministrator(),
  })),
  {
    call: 'adminDatabase',
    exists: 'API-162',
    loginCode,
    request: { 'AD-002': 'sort' },
    optional: ['sort'],
    response: { 'AD-002': 'tables' },
    arrive: asAdministrator(() => ({ sort: '' })),
  },
  ...(
    [
      ['adminStorage', 'AD-003'],
      ['adminFunctions', 'AD-005'],
    ] as const
  ).map(([call, row]) => ({
    call,
    exists: 'API-162',
    loginCode,
    request: { [row]: 'sort' },
    optional: ['sort'],
    response: { [row]: 'rows' },
    arrive: asAdministrator(() => ({ sort: '', page: '' })),
  })),
];
