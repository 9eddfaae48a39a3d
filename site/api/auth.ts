import type {
  AuthSession,
  ChangePasswordRequest,
  ForgotPasswordRequest,
  LoginRequest,
  RegisterRequest,
  ResendCodeRequest,
  ResetPasswordRequest,
  Verification,
  VerifyEmailRequest,
} from '#schemas/api-types';
import { request } from './request.ts';

/** Who uses this browser. */
export function readSession(): Promise<AuthSession> {
  return request('/auth/session');
}

export function login(credentials: LoginRequest): Promise<AuthSession> {
  return request('/auth/login', { method: 'POST', body: credentials });
}

/** Asks for an account; there is none before the address is proven. */
export function register(person: RegisterRequest): Promise<Verification> {
  return request('/auth/register', { method: 'POST', body: person });
}

/** Proves the address; this signs in. */
export function verifyEmail(proof: VerifyEmailRequest): Promise<AuthSession> {
  return request('/auth/verify-email', { method: 'POST', body: proof });
}

/** Sends another code to an address that waits to be proven; older ones stop working. */
export function resendCode(address: ResendCodeRequest): Promise<Verification> {
  return request('/auth/resend-code', { method: 'POST', body: address });
}

/** Sends a code for a new password. The answer is the same whether there is an account or not. */
export function forgotPassword(address: ForgotPasswordRequest): Promise<Verification> {
  return request('/auth/forgot-password', { method: 'POST', body: address });
}

/** Sets a new password with the code; every session ends. */
export function resetPassword(wish: ResetPasswordRequest): Promise<AuthSession> {
  return request('/auth/reset-password', { method: 'POST', body: wish });
}

/** Sets a new password with the current one; every other session ends. */
export function changePassword(wish: ChangePasswordRequest): Promise<AuthSession> {
  return request('/auth/change-password', { method: 'POST', body: wish });
}

export function logout(): Promise<AuthSession> {
  return request('/auth/logout', { method: 'POST' });
}

/** Ends the session of every browser. */
export function logoutEverywhere(): Promise<AuthSession> {
  return request('/auth/logout-everywhere', { method: 'POST' });
}
