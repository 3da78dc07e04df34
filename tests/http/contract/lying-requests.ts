import { request as httpRequest } from 'node:http';
import { screenId } from './client.ts';

/** What somebody else may write into a request to have addresses of their own sent. */
export const lies = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  'x-original-host': 'evil.example',
  forwarded: 'host=evil.example;proto=https',
};

export interface Answer {
  readonly status: number;
  readonly location: string;
  readonly cookies: readonly string[];
  readonly text: string;
}

/** As `fetch`, which lets nobody choose the host. */
export function ask(url: string, headers: { readonly [name: string]: string }, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const sent = httpRequest(url, { method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const { location = '', 'set-cookie': cookies = [] } = answer.headers;
        resolve({ status: answer.statusCode ?? 0, location, cookies, text: Buffer.concat(parts).toString() });
      });
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

export const json = { 'content-type': 'application/json' };
export const form = { 'content-type': 'application/x-www-form-urlencoded' };
export const callBody = (reqBody: object) => JSON.stringify({ commonHeader: { screenId }, reqBody });
