import type { FastifyInstance } from 'fastify';
import { isStorable } from '../../db/storable.ts';

/** Parses form posts into a record of texts; of repeated names the first counts. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries([...new URLSearchParams(String(body))].reverse()));
  });
}

/** A text value of a form or a query; '' when missing or not a text. */
export function textOf(values: unknown, name: string): string {
  const value: unknown =
    typeof values === 'object' && values !== null ? Object.entries(values).find(([key]) => key === name)?.[1] : '';
  return typeof value === 'string' ? value.slice(0, 2000) : '';
}

/** A text by which something is looked up in the database; '' also when the database takes none such. */
export function keyOf(values: unknown, name: string): string {
  const text = textOf(values, name);
  return isStorable(text) ? text : '';
}
