import type { FastifyInstance, FastifyReply } from 'fastify';
import { ENDPOINTS } from '#schemas/api';
import type {
  AuthSession,
  ChangePasswordRequest,
  ForgotPasswordRequest,
  LoginRequest,
  RegisterRequest,
  ResendCodeRequest,
  ResetPasswordRequest,
  VerifyEmailRequest,
} from '#schemas/api-types';
import { deleteSession, deleteSessionsOf, addKnownBrowser } from './account-repository.ts';
import { accountCaller } from './caller.ts';
import type { AccountContext } from './context.ts';
import type { Trx } from '../platform/db/database.ts';
import {
  type Account,
  accountTokenHash,
  clearAccountSession,
  keepAccountSession,
  requiredAccount,
  signedInAccount,
} from './account-session.ts';
import { addEndpoint } from '../platform/http/add-endpoint.ts';
import { clearLinkedBooking } from '../platform/http/booking-link.ts';
import { newGuestSession } from '../platform/http/guest-session.ts';
import { changePassword } from './change-password.ts';
import { forgotPassword, resetPassword } from './forgot-password.ts';
import { login } from './login.ts';
import { register, resendCode } from './register.ts';
import type { SignedIn } from './sign-in.ts';
import { verifyEmail } from './verify-email.ts';

/** The limits that matter are in the tables; this one keeps a single network from overloading the hashing. */
const GUESSES = { requestsPerMinute: 60 };
const SIGNED_OUT: AuthSession = { account: null };

/** Routes for registering, signing in and out, and passwords. */
export function addAccountRoutes(app: FastifyInstance, context: AccountContext): void {
  const startSession = (reply: FastifyReply, { token, account }: SignedIn): AuthSession => {
    keepAccountSession(context, reply, token);
    return toAuthSession(account);
  };
  addEndpoint<{ Body: RegisterRequest }>(app, ENDPOINTS.register, {
    limit: GUESSES,
    handler: async (request, reply) => {
      const verification = await register(
        context,
        await accountCaller(context, request, reply),
        request.body,
      );
      return reply.status(202).send(verification);
    },
  });
  addEndpoint<{ Body: ResendCodeRequest }>(app, ENDPOINTS.resendCode, {
    limit: GUESSES,
    handler: async (request, reply) => {
      const verification = await resendCode(
        context,
        await accountCaller(context, request, reply),
        request.body,
      );
      return reply.status(202).send(verification);
    },
  });
  addEndpoint<{ Body: VerifyEmailRequest }>(app, ENDPOINTS.verifyEmail, {
    limit: GUESSES,
    handler: async (request, reply) => {
      const caller = await accountCaller(context, request, reply);
      const account = await signedInAccount(context, request);
      return startSession(reply, await verifyEmail(context, { caller, account }, request.body));
    },
  });
  addEndpoint<{ Body: LoginRequest }>(app, ENDPOINTS.login, {
    limit: GUESSES,
    handler: async (request, reply) => {
      const caller = await accountCaller(context, request, reply);
      return startSession(reply, await login(context, caller, request.body));
    },
  });
  addPasswordRoutes(app, context, startSession);
  addSessionRoutes(app, context);
}

function addPasswordRoutes(
  app: FastifyInstance,
  context: AccountContext,
  startSession: (reply: FastifyReply, signedIn: SignedIn) => AuthSession,
): void {
  addEndpoint<{ Body: ForgotPasswordRequest }>(app, ENDPOINTS.forgotPassword, {
    limit: GUESSES,
    handler: async (request, reply) => {
      const verification = await forgotPassword(
        context,
        await accountCaller(context, request, reply),
        request.body,
      );
      return reply.status(202).send(verification);
    },
  });
  addEndpoint<{ Body: ResetPasswordRequest }>(app, ENDPOINTS.resetPassword, {
    limit: GUESSES,
    handler: async (request, reply) => {
      const caller = await accountCaller(context, request, reply);
      await resetPassword(context, caller, request.body);
      // The guest signs in with the new password; the person who reset it does not take over this browser's
      // session.
      clearAccountSession(context, reply);
      return SIGNED_OUT;
    },
  });
  addEndpoint<{ Body: ChangePasswordRequest }>(app, ENDPOINTS.changePassword, {
    limit: GUESSES,
    handler: async (request, reply) => {
      const caller = await accountCaller(context, request, reply);
      const account = await requiredAccount(context, request);
      return startSession(reply, await changePassword(context, { caller, account }, request.body));
    },
  });
}

function addSessionRoutes(app: FastifyInstance, context: AccountContext): void {
  addEndpoint(app, ENDPOINTS.showAuthSession, {
    handler: async (request) => {
      const account = await signedInAccount(context, request);
      return account === undefined ? SIGNED_OUT : toAuthSession(account);
    },
  });
  addEndpoint(app, ENDPOINTS.logout, {
    handler: async (request, reply) => {
      const tokenHash = accountTokenHash(context, request);
      if (tokenHash === undefined) return SIGNED_OUT;
      const account = await signedInAccount(context, request);
      await signOut(context, reply, {
        userId: account?.id,
        end: (trx) => deleteSession(trx, tokenHash),
      });
      return SIGNED_OUT;
    },
  });
  addEndpoint(app, ENDPOINTS.logoutEverywhere, {
    handler: async (request, reply) => {
      const account = await requiredAccount(context, request);
      await signOut(context, reply, {
        userId: account.id,
        end: (trx) => deleteSessionsOf(trx, account.id),
      });
      return SIGNED_OUT;
    },
  });
}

function toAuthSession({ email, firstName, lastName, phone, language }: Account): AuthSession {
  return { account: { email, firstName, lastName, phone, language } };
}

/**
 * Ends sessions and starts a new guest session, so that the next user of this browser sees no booking, opened
 * link or answer of the one before. Limits still treat the browser as the account's.
 */
async function signOut(
  context: AccountContext,
  reply: FastifyReply,
  { userId, end }: { userId: string | undefined; end: (trx: Trx) => Promise<void> },
): Promise<void> {
  const { hash: guestHash, keep } = newGuestSession(context);
  const now = context.clock.now().toISOString();
  await context.db.transaction().execute(async (trx) => {
    await end(trx);
    if (userId !== undefined) await addKnownBrowser(trx, { userId, guestHash, now });
  });
  keep(reply);
  clearAccountSession(context, reply);
  clearLinkedBooking(context, reply);
}
