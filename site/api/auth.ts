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

export function readSession(): Promise<AuthSession> {
  return request('/auth/session');
}

export function login(credentials: LoginRequest): Promise<AuthSession> {
  return request('/auth/login', { method: 'POST', body: credentials });
}

export function register(person: RegisterRequest): Promise<Verification> {
  return request('/auth/register', { method: 'POST', body: person });
}

export function verifyEmail(proof: VerifyEmailRequest): Promise<AuthSession> {
  return request('/auth/verify-email', { method: 'POST', body: proof });
}

export function resendCode(address: ResendCodeRequest): Promise<Verification> {
  return request('/auth/resend-code', { method: 'POST', body: address });
}

/** Sends a code for a new password. The answer is the same whether or not an account exists. */
export function forgotPassword(address: ForgotPasswordRequest): Promise<Verification> {
  return request('/auth/forgot-password', { method: 'POST', body: address });
}

export function resetPassword(wish: ResetPasswordRequest): Promise<AuthSession> {
  return request('/auth/reset-password', { method: 'POST', body: wish });
}

export function changePassword(wish: ChangePasswordRequest): Promise<AuthSession> {
  return request('/auth/change-password', { method: 'POST', body: wish });
}

export function logout(): Promise<AuthSession> {
  return request('/auth/logout', { method: 'POST' });
}

/** Ends every session of the account. */
export function logoutEverywhere(): Promise<AuthSession> {
  return request('/auth/logout-everywhere', { method: 'POST' });
}
