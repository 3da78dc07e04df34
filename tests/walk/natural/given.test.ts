import { expect, it } from 'vitest';
import { faultFor, givenBy } from './given.ts';

it('an answer of the portal is called as the graph calls it', async () => {
  const answered = async (body: string, status = 200) =>
    (await givenBy('isLogin', new Response(body, { status }))).code;
  expect(await answered('{"resultCode":"0000"}')).toBeNull();
  expect(await answered('{"resultCode":"9003"}')).toBe('result-9003');
  expect(await answered('{"resultCode":"1000","errors":[{"errorCode":"EDS102"}]}')).toBe('EDS102');
  expect(await answered('<html>')).toBe('malformed');
  expect(await answered('', 503)).toBe('http-503');
});

it('a fault of the sandbox brings about what an edge is taken with', () => {
  expect(faultFor('/a', 'network', null)).toEqual({ path: '/a', lost: 'request' });
  expect(faultFor('/a', 'malformed', null)).toEqual({ path: '/a', malformed: true });
  expect(faultFor('/a', 'http-503', null)).toEqual({ path: '/a', status: 503 });
  expect(faultFor('/a', 'result-9003', null)).toEqual({ path: '/a', resultCode: '9003' });
  expect(faultFor('/a', 'EDS102', '9000')).toEqual({ path: '/a', errorCode: 'EDS102', resultCode: '9000' });
  expect(faultFor('/a', 'timeout', null)).toEqual({ path: '/a', lost: 'answer' });
});
