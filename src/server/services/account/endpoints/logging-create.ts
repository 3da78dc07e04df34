import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';

/** Stores a line of the app's operation log, with or without a login. */
export const endpoint = defineEndpoint('loggingCreate', {
  login: 'optional',
  async handle({ body, db, session, screenId, now }) {
    await db.query(
      `insert into client_logs (session_id, screen_id, output_trigger, log_level, log_detail, at) values ($1, $2, $3, $4, $5, $6)`,
      [session?.id ?? null, screenId, body.outputTrigger, body.logLevel, body.logDetail, now.toISOString()],
    );
    return ok();
  },
});
