import type {
  AccountExport,
  AuthSession,
  ChangeProfileRequest,
  Profile,
  RemoveProfileRequest,
} from '#schemas/api-types';
import { request } from './request.ts';

/** A picture needs longer than other requests on a slow network. */
const PICTURE_TIMEOUT_MS = 60_000;

export function readProfile(): Promise<Profile> {
  return request('/profile');
}

export function changeProfile(changes: ChangeProfileRequest): Promise<Profile> {
  return request('/profile', { method: 'PATCH', body: changes });
}

export function setPicture(picture: Blob): Promise<Profile> {
  return request('/profile/picture', { method: 'PUT', file: picture, timeoutMs: PICTURE_TIMEOUT_MS });
}

export function removePicture(): Promise<Profile> {
  return request('/profile/picture', { method: 'DELETE' });
}

export function stopOwnNews(): Promise<Profile> {
  return request('/profile/news', { method: 'DELETE' });
}

export function exportProfile(): Promise<AccountExport> {
  return request('/profile/export', { method: 'POST' });
}

export function removeProfile(proof: RemoveProfileRequest): Promise<AuthSession> {
  return request('/profile', { method: 'DELETE', body: proof });
}
