import type { FastifyInstance } from 'fastify';

/** Form posts arrive as a record of texts; the first of repeated names counts. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries([...new URLSearchParams(String(body))].reverse()));
  });
}

/** A text of a form or a query; '' when it is missing or no text. */
export function textOf(values: unknown, name: string): string {
  const value: unknown =
    typeof values === 'object' && values !== null ? Object.entries(values).find(([key]) => key === name)?.[1] : '';
  return typeof value === 'string' ? value.slice(0, 2000) : '';
}
