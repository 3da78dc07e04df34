import { request as httpRequest } from 'node:http';
import { describe, expect, it } from 'vitest';
import { as } from '../contract/call-case.ts';
import { type Client, clientOf, logIn, pathOf, screenId } from '../contract/client.ts';
import { showDomicile } from '../contract/journey.ts';
import { databases, portalOn, sharedPortalOn } from '../harness.ts';

/** What nobody may find in a figure. */
const mark = 'hanako-mihon';

interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

function samplesIn(text: string): readonly Sample[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [, name = '', given = '', value = ''] = /^([a-z0-9_]+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    if (name === '') throw new Error(`no sample: ${line}`);
    const labels = [...given.matchAll(/([a-z_]+)="([^"]*)"/g)].map(([, label, of]) => [label, of] as const);
    return { name, labels: Object.fromEntries(labels) as Record<string, string>, value: Number(value) };
  });
}

/** Sends what no browser sends. */
function sendRaw(origin: string, method: string, path: string, headers: Readonly<Record<string, string>> = {}) {
  return new Promise<void>((resolve) => {
    const asked = httpRequest(origin, { method, path, headers });
    asked.on('response', (answer) => answer.resume().on('end', () => resolve()));
    asked.on('error', () => resolve());
    asked.end();
  });
}

describe.each(databases)('figures on %s', (kind) => {
  let figures = '';
  const listens = (at: string) => {
    figures = at;
  };
  const portal = portalOn(kind, {
    metrics: { port: 0, host: '127.0.0.1', listens },
    settings: { 'userTimes.output': true },
  });
  const other = sharedPortalOn(kind);
  const read = async () => (await fetch(`${figures}/metrics`)).text();
  const samples = async () => samplesIn(await read());
  /** Of all samples with these labels, together. */
  const totalOf = async (name: string, labels: Readonly<Record<string, string>> = {}) =>
    (await samples())
      .filter((one) => one.name === name && Object.entries(labels).every(([label, of]) => one.labels[label] === of))
      .reduce((sum, { value }) => sum + value, 0);
  const rise = async (name: string, labels: Readonly<Record<string, string>>, work: () => Promise<unknown>) => {
    const before = await totalOf(name, labels);
    await work();
    // A request is counted after its answer has been sent.
    await new Promise((done) => setTimeout(done, 20));
    return (await totalOf(name, labels)) - before;
  };
  const launchOf = async () => {
    const { client, reqBody = {} } = await as('pseudonym-exists', async (one) => ({
      ...(await showDomicile(one)),
      sinseiTetuzukiSyubetuCd: '0101',
    }))(portal.origin, portal.database);
    return { client, reqBody };
  };

  it('are OpenMetrics, on a port of their own that knows nothing else', async () => {
    const answer = await fetch(`${figures}/metrics`);
    expect(answer.headers.get('content-type')).toMatch(/^application\/openmetrics-text; version=1\.0\.0/);
    const text = await answer.text();
    expect(text.endsWith('# EOF\n')).toBe(true);
    expect(samplesIn(text).length).toBeGreaterThan(50);
    for (const path of ['/', '/metrics/', '/metrics?a=1', '/api/x'])
      expect((await fetch(`${figures}${path}`)).status).toBe(404);
    expect((await fetch(`${figures}/metrics`, { method: 'POST' })).status).toBe(404);
    expect(new URL(figures).port).not.toBe(new URL(portal.origin).port);
    expect((await fetch(`${portal.origin}/metrics`)).status).toBe(404);
  });

  it('say how long requests took, by method, pattern of the route, and status', async () => {
    const labels = { http_request_method: 'GET', http_route: '/login', http_response_status_code: '200' };
    const name = 'http_server_request_duration_seconds_count';
    expect(await rise(name, labels, () => fetch(`${portal.origin}/login?${mark}`))).toBe(1);
    const nowhere = { ...labels, http_route: '', http_response_status_code: '404' };
    expect(await rise(name, nowhere, () => fetch(`${portal.origin}/${mark}`))).toBe(1);
    expect(await totalOf('http_server_active_requests')).toBe(0);
  });

  it('count acts: filed, repeated, refused; and of which nobody was told', async () => {
    const { client, reqBody } = await launchOf();
    const call = 'createXml';
    const send = (body: unknown = reqBody) => client.call(call, body, { 'intention-key': 'one' });
    const outcome = (of: string, work: () => Promise<unknown>) =>
      rise('madoguchi_filings_total', { call, outcome: of }, work);
    expect(await outcome('refused', () => send({ ...reqBody, hnsk: 'x' }))).toBe(1);
    expect(await outcome('filed', () => send())).toBe(1);
    expect(await outcome('repeated', () => send())).toBe(1);
    expect(await totalOf('madoguchi_unknown_outcomes_total', { call })).toBe(0);

    const other = await launchOf();
    const fault = { path: pathOf(call), drop: 'after' };
    const json = { 'content-type': 'application/json' };
    await other.client.send('/sandbox/faults', { method: 'POST', headers: json, body: JSON.stringify(fault) });
    const untold = () => other.client.call(call, other.reqBody).catch(() => undefined);
    expect(await rise('madoguchi_unknown_outcomes_total', { call }, untold)).toBe(1);
    expect(await totalOf('madoguchi_filings_total', { call, outcome: 'filed' })).toBe(2);

    // Somebody who leaves before the answer.
    const leaving = await launchOf();
    const slow = { path: pathOf(call), delaySeconds: 60 };
    await leaving.client.send('/sandbox/faults', { method: 'POST', headers: json, body: JSON.stringify(slow) });
    const leave = new AbortController();
    const body = JSON.stringify({ commonHeader: { screenId }, reqBody: leaving.reqBody });
    const headers = { ...json, 'intention-key': 'one' };
    const { signal } = leave;
    const left = leaving.client.send(pathOf(call), { method: 'POST', headers, body, signal }).catch(() => undefined);
    await expect.poll(() => totalOf('http_server_active_requests')).toBe(1);
    leave.abort();
    await left;
    await expect.poll(() => totalOf('madoguchi_unknown_outcomes_total', { call })).toBe(2);
    await expect.poll(() => totalOf('http_server_active_requests')).toBe(0);
  });

  it('count errors by code, and people by screen: calls from one screen are one visit', async () => {
    const client = await logIn(portal.origin, 'qr');
    const there = (screen: string) => clientOf(portal.origin, client.cookie, screen);
    const invalid = { call: 'domicileSet', error_code: 'invalid-request' };
    expect(await rise('madoguchi_call_errors_total', invalid, () => client.call('domicileSet', { domicile: 1 }))).toBe(
      1,
    );
    const walked = async () => {
      for (const screen of [screenId, screenId, 'SCK2301-01-003', screenId, mark]) await there(screen).call('isLogin');
    };
    // The first one is where the call before came from.
    expect(await rise('madoguchi_screen_visits_total', { screen: screenId }, walked)).toBe(1);
    expect(await totalOf('madoguchi_screen_visits_total', { screen: 'SCK2301-01-003' })).toBe(1);
    expect(await rise('madoguchi_calls_total', { call: 'isLogin', result_code: '0000' }, walked)).toBe(5);
  });

  it('say what is in the database: jobs, drafts, rows of the audit log without a place, connections', async () => {
    const { database } = portal;
    await database.query(
      `insert into jobs (key, kind, run_at, created_at, last_error) values
      ('a', 'mail', 'epoch', now() - interval '90 seconds', null), ('b', 'mail', now() + interval '1 day', now(), '08006'),
      ('c', 'plan', now() - interval '1 hour', now() - interval '1 day', null), ('d', $1, 'epoch', now(), null)`,
      [mark],
    );
    expect(await totalOf('madoguchi_jobs_due', { kind: 'other' })).toBe(1);
    expect(await totalOf('madoguchi_jobs_failing', { kind: 'mail' })).toBe(1);
    expect(await totalOf('madoguchi_jobs_due', { kind: 'mail' })).toBeGreaterThanOrEqual(1);
    const oldest = await totalOf('madoguchi_jobs_oldest_due_seconds');
    expect(oldest).toBeGreaterThanOrEqual(3600);
    expect(oldest).toBeLessThan(3600 + 600);
    expect(await totalOf('madoguchi_database_up')).toBe(1);
    expect(await totalOf('madoguchi_audit_waiting')).toBeGreaterThan(0);
    expect(await totalOf('db_client_connection_max')).toBeGreaterThan(0);
    const connections = (await samples()).filter(({ name }) => name === 'db_client_connection_count');
    expect(connections.map(({ labels }) => labels.db_client_connection_state)).toEqual(['used', 'idle']);
    expect((await samples()).filter(({ name }) => name === 'madoguchi_drafts').length).toBeGreaterThan(0);
    for (const name of ['process_memory_usage_bytes', 'process_cpu_time_seconds_total', 'process_uptime_seconds'])
      expect([name, (await totalOf(name)) > 0]).toEqual([name, true]);
  });

  it('take the times of browsers, where a setting says so: of known screens, and nothing that cannot be', async () => {
    const tell = (origin: string, body: unknown) =>
      fetch(`${origin}/user-times`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const count = 'madoguchi_browser_time_seconds_count';
    const times = { LCP: 1200, INP: 90, CLS: 0.02, [mark]: 1 };
    const screen = 'SCK2301-01-001';
    const told = () => tell(portal.origin, { screen, times });
    expect(await rise(count, { screen, time: 'LCP' }, told)).toBe(1);
    expect(await totalOf('madoguchi_browser_layout_shift_sum', { screen })).toBe(0.02);
    expect(await totalOf('madoguchi_browser_time_seconds_sum', { screen, time: 'LCP' })).toBe(1.2);
    const nonsense = [
      { screen: mark, times },
      { screen: '__proto__', times },
      { screen, times: { LCP: '1', INP: -1, FCP: 1e9, TTFB: null, CLS: {} } },
      { screen, times: null },
      null,
      [],
      1,
    ];
    const before = await totalOf(count);
    for (const body of nonsense) expect((await tell(portal.origin, body)).status).toBe(204);
    expect((await tell(portal.origin, { screen, times, filler: 'x'.repeat(2000) })).status).toBe(413);
    expect(await totalOf(count)).toBe(before);
    expect(await read()).not.toContain(mark);
    expect((await tell(other.origin, { screen, times })).status).toBe(404);
  });

  it('take no label from what is sent, whatever is sent', async () => {
    const values = async () => new Set((await samples()).flatMap(({ labels }) => Object.values(labels)));
    const client = await logIn(portal.origin, 'qr');
    const before = await values();
    const header = { cookie: client.cookie, origin: portal.origin, 'content-type': 'application/json' };
    const json = { 'content-type': 'application/json' };
    for (const path of [
      `/${mark}`,
      `/svc/${mark}/${mark}`,
      `/api/${mark}`,
      `/%E3%81${mark}`,
      `/login/${mark}`,
      `//${mark}`,
      `/svc/data/${mark}.json`,
    ])
      for (const method of ['GET', 'POST', 'DELETE', 'PROPFIND', 'HEAD', 'M-SEARCH'])
        await sendRaw(portal.origin, method, path, { ...header, 'x-request-id': mark, 'user-agent': mark });
    const hostile: readonly ((to: Client) => Promise<unknown>)[] = [
      (to) => to.call('isLogin', { [mark]: mark }),
      (to) => to.call('domicileSet', { domicile: mark }),
      (to) => to.send(pathOf('isLogin'), { method: 'POST', headers: json, body: `{"commonHeader":"${mark}"}` }),
      (to) => to.send(pathOf('isLogin'), { method: 'POST', headers: json, body: `[${mark}` }),
      (to) => to.send(`${pathOf('isLogin')}?${mark}`, { method: 'PUT', headers: json, body: 'null' }),
      (to) => to.send(pathOf('isLogin'), { method: 'POST', headers: json, body: 'null' }),
    ];
    for (const screen of [mark, '__proto__', 'constructor', ''])
      for (const send of hostile) await send(clientOf(portal.origin, client.cookie, screen));
    // What a fault has a call answer is of who plans it.
    for (const answer of [
      { status: 599, resultCode: '7777' },
      { resultCode: '9000', errorCode: mark, errorMessage: mark },
    ]) {
      const fault = { path: pathOf('isLogin'), ...answer };
      const planned = await client.send('/sandbox/faults', {
        method: 'POST',
        headers: json,
        body: JSON.stringify(fault),
      });
      expect(planned.ok).toBe(true);
      await clientOf(portal.origin, client.cookie, 'SCK2301-01-003')
        .call('isLogin')
        .catch(() => undefined);
    }
    await new Promise((done) => setTimeout(done, 50));
    const text = await read();
    expect(text).not.toContain('hanako');
    const added = [...(await values())].filter((value) => !before.has(value));
    const statuses = /^[1-5]\d\d$/;
    const routes = /^(\/svc\/\*|\/svc\/data\/settings\.json|\/api\/[\w/-]+|\/sandbox\/faults)?$/;
    const closed =
      /^(GET|HEAD|POST|PUT|DELETE|_OTHER|other|9000|9001|invalid-request|domicileSet|isLogin|SCK2301-01-003)$/;
    expect(added.filter((value) => !statuses.test(value) && !routes.test(value) && !closed.test(value))).toEqual([]);
    expect(added).toEqual(expect.arrayContaining(['_OTHER', '599']));
    expect(await totalOf('madoguchi_call_errors_total', { call: 'isLogin', error_code: 'other' })).toBe(1);
    expect(await totalOf('madoguchi_calls_total', { call: 'isLogin', result_code: 'other' })).toBe(1);
    expect(await totalOf('madoguchi_screen_failures_total', { screen: 'SCK2301-01-003' })).toBe(1);
  });

  it('tell a database that answers and takes no row', async () => {
    const { database } = portal;
    const { transaction } = database;
    expect(await totalOf('madoguchi_database_writable')).toBe(1);
    Object.assign(database, {
      transaction: () => Promise.reject(Object.assign(new Error('read-only'), { code: '25006' })),
    });
    expect(await totalOf('madoguchi_database_writable')).toBe(0);
    expect(await totalOf('madoguchi_database_up')).toBe(1);
    Object.assign(database, { transaction });
  });

  it('do without a database that is gone', async () => {
    const { database } = portal;
    const { query } = database;
    Object.assign(database, { query: () => Promise.reject(new Error('gone')) });
    expect(await totalOf('madoguchi_database_up')).toBe(0);
    expect(await totalOf('process_memory_usage_bytes')).toBeGreaterThan(0);
    Object.assign(database, { query });
  });
});
