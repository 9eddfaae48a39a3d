import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ENDPOINTS } from '#schemas/api';
import type { AuthSession, ChangeProfileRequest, RemoveProfileRequest } from '#schemas/api-types';
import { accountCaller, type Account, clearAccountSession, requiredAccount } from '../accounts/index.ts';
import type { BookingContext } from '../bookings/index.ts';
import { addEndpoint } from '../platform/http/add-endpoint.ts';
import { startGuestSession } from '../platform/http/guest-session.ts';
import { clearLinkedBooking } from '../platform/http/booking-link.ts';
import { changeProfile } from './change-profile.ts';
import { exportProfile } from './export-profile.ts';
import { removeProfile } from './remove-profile.ts';
import { removePicture, setPicture } from './set-picture.ts';
import { showPicture } from './show-picture.ts';
import { stopOwnNews } from './stop-own-news.ts';
import { showProfile } from './show-profile.ts';

/** TRUST T19. */
const PICTURE_LIMIT_BYTES = 5 * 1024 * 1024;
const GUESSES = { requestsPerMinute: 60 };
const PICTURES = { requestsPerMinute: 20 };
const SIGNED_OUT: AuthSession = { account: null };

/** Routes of the profile; all need a signed-in account. */
export async function addProfileRoutes(app: FastifyInstance, context: BookingContext): Promise<void> {
  const accountOf = (request: FastifyRequest): Promise<Account> => requiredAccount(context, request);
  addEndpoint(app, ENDPOINTS.showProfile, {
    handler: async (request) => showProfile(context, await accountOf(request)),
  });
  addEndpoint<{ Body: ChangeProfileRequest }>(app, ENDPOINTS.changeProfile, {
    limit: GUESSES,
    handler: async (request, reply) => {
      const account = await accountOf(request);
      const caller = await accountCaller(context, request, reply);
      return changeProfile(context, { caller, account }, request.body);
    },
  });
  addEndpoint(app, ENDPOINTS.exportProfile, {
    handler: async (request, reply) => {
      const file = await exportProfile(context, await accountOf(request));
      attach(reply, 'account.json');
      return file;
    },
  });
  addEndpoint(app, ENDPOINTS.stopOwnNews, {
    handler: async (request) => stopOwnNews(context, await accountOf(request)),
  });
  addEndpoint<{ Body: RemoveProfileRequest }>(app, ENDPOINTS.removeProfile, {
    limit: GUESSES,
    handler: async (request, reply) => {
      const account = await accountOf(request);
      await removeProfile(context, account, request.body);
      // Its bookings no longer have an account, so the next user of this browser would see them.
      startGuestSession(context, reply);
      clearAccountSession(context, reply);
      clearLinkedBooking(context, reply);
      return SIGNED_OUT;
    },
  });
  addPictureRoutes(app, context, accountOf);
  // Registered separately, so that no other endpoint accepts files.
  await app.register(async (files) => addPictureUpload(files, context, accountOf));
}

type AccountOf = (request: FastifyRequest) => Promise<Account>;

function addPictureRoutes(app: FastifyInstance, context: BookingContext, accountOf: AccountOf): void {
  addEndpoint(app, ENDPOINTS.showPicture, {
    handler: async (request, reply) => {
      const bytes = await showPicture(context, await accountOf(request));
      attach(reply, 'picture.webp');
      // A guest uploaded the file: if a browser treats it as a page, that page can do nothing.
      reply.header('content-security-policy', "default-src 'none'; sandbox");
      return reply.type('image/webp').send(bytes);
    },
  });
  addEndpoint(app, ENDPOINTS.removePicture, {
    handler: async (request) => removePicture(context, await accountOf(request)),
  });
}

function addPictureUpload(app: FastifyInstance, context: BookingContext, accountOf: AccountOf): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    [...ENDPOINTS.setPicture.requestMediaTypes],
    { parseAs: 'buffer', bodyLimit: PICTURE_LIMIT_BYTES },
    (_request, body, done) => done(null, body),
  );
  // Checked before the body is read, so that only signed-in guests can upload.
  app.addHook('onRequest', async (request) => {
    await accountOf(request);
  });
  addEndpoint<{ Body: Buffer | undefined }>(app, ENDPOINTS.setPicture, {
    limit: PICTURES,
    handler: async (request) =>
      setPicture(context, await accountOf(request), request.body ?? Buffer.alloc(0)),
  });
}

function attach(reply: FastifyReply, name: string): void {
  reply.header('content-disposition', `attachment; filename="${name}"`);
}
