import type { FastifyInstance } from 'fastify';
import { DomainError } from '#domain/refusal';
import type { DevelopmentMailbox } from '../development-mailbox.ts';
import { MAILBOX_STYLES, mailPage, mailboxPage } from './pages.ts';

/** Serves the development mailbox. Production has none and never mounts these routes. */
export function addMailboxRoutes(app: FastifyInstance, mailbox: DevelopmentMailbox): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.get('/_dev/mailbox', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(mailboxPage(await mailbox.list())),
  );
  app.get('/_dev/mailbox.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(MAILBOX_STYLES),
  );
  app.get('/_dev/mailbox.json', async () => ({ mails: await mailbox.list() }));
  app.get<{ Params: { id: string } }>('/_dev/mailbox/:id', async ({ params }, reply) => {
    const mail = (await mailbox.list()).find(({ id }) => id === params.id);
    if (mail === undefined) throw new DomainError('NOT_FOUND');
    return reply.type('text/html; charset=utf-8').send(mailPage(mail));
  });
}
