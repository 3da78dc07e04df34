import type { FastifyInstance } from 'fastify';
import { textOf } from '../../kernel/page/form-bodies.ts';
import type { FindServices } from './find-services.ts';
import { foundText } from './service-list.ts';

const longest = 50;

/** What is asked for in an address, without blanks around it and without signs that turn the direction of what stands around them. */
export const askedIn = (query: unknown): string => {
  const asked = textOf(query, 'q')
    .replaceAll(/\p{Bidi_Control}/gu, '')
    .trim()
    .slice(0, longest);
  // As it is searched, one sign may stand for a whole sentence.
  const plain = asked.normalize('NFKC');
  return plain.length > longest ? plain.slice(0, longest) : asked;
};

/** What the home page shows, while it is typed: the same for everybody. */
export function registerSearch(app: FastifyInstance, find: FindServices): void {
  app.get('/search', async (request, reply) => {
    const asked = askedIn(request.query);
    const found = await find(asked);
    return reply.header('cache-control', 'no-store').send({
      says: foundText(asked, found),
      services: found.services.map(({ name }) => name),
      inside: found.inside.map(({ name, says, to }) => ({ name, says, to })),
    });
  });
}
