import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import changePassword from '../../../schemas/api/auth/change-password.json';
import session from '../../../schemas/api/auth/session.json';
import change from '../../../schemas/api/profile/change.json';
import exported from '../../../schemas/api/profile/export.json';
import removed from '../../../schemas/api/profile/remove.json';
import show from '../../../schemas/api/profile/show.json';
import { enterText } from '../../test-content/enter-text.ts';
import { fakeNetwork } from '../../test-content/fake-network.ts';
import { saveTypedDetails, readTypedDetails } from '../../shared/typed-details.ts';
import { loadScreens, showSite } from '../../test-content/show-site.tsx';

const profile = show.examples.response;
const signedIn = {
  'GET /auth/session': () => ({ body: session.examples.response }),
  'GET /profile': () => ({ body: profile }),
};
const password = 'Marigold-7-ferry';
const wrongPassword = {
  status: 422,
  body: {
    code: 'WRONG_PASSWORD',
    messages: [{ field: 'currentPassword', message: 'This is not your current password' }],
  },
};

beforeAll(loadScreens, 60_000);
afterEach(() => vi.unstubAllGlobals());

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const bodyOf = (asked: ReturnType<typeof fakeNetwork>, call: string) =>
  asked.find((request) => request.call === call)?.body;

/** Toasts of the tests before may still be there. */
const expectSaved = async () =>
  expect(await screen.findAllByText('Changes saved successfully')).not.toEqual([]);

describe('the profile', () => {
  it('sends a stranger to the login, from which the way leads back', async () => {
    fakeNetwork({ 'GET /auth/session': () => ({ body: { account: null } }) });
    const { router } = await showSite('/profile');
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    expect(router.state.location.search).toBe('?next=%2Fprofile');
  });

  it('sends an owner whose session has ended to the login, with the reason', async () => {
    fakeNetwork({
      ...signedIn,
      'GET /profile': () => ({
        status: 401,
        body: { code: 'NOT_SIGNED_IN', message: 'Please sign in first' },
      }),
    });
    await showSite('/profile');
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    expect(await screen.findByText('Please sign in first')).toBeVisible();
    expect(document.body).not.toHaveTextContent(profile.firstName);
    expect(screen.queryByDisplayValue(/@/)).toBeNull();
  });

  it('says that it did not load, and tries again', async () => {
    let tries = 0;
    fakeNetwork({
      ...signedIn,
      'GET /profile': () => {
        tries += 1;
        return tries === 1 ? { status: 503, body: { message: 'Down' } } : { body: profile };
      },
    });
    await showSite('/profile');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('First name')).toHaveValue('Meera');
  });

  it('shows since when and in which words news were asked for, and stops them', async () => {
    const given = { givenAt: '2026-11-21T06:30:00.000Z', text: 'Send me news.' };
    const asked = fakeNetwork({
      ...signedIn,
      'GET /profile': () => ({ body: { ...profile, news: given } }),
      'DELETE /profile/news': () => ({ body: profile }),
    });
    await showSite('/profile');
    const news = await section('News by e-mail');
    expect(news.getByText(/on Sat 21 Nov 2026, 12:00/)).toBeVisible();
    expect(news.getByText('Send me news.')).toBeVisible();
    await userEvent.click(news.getByRole('button', { name: 'Stop the news' }));
    expect(await news.findByText('You get no more news from us.')).toBeVisible();
    expect(news.queryByText('Send me news.')).toBeNull();
    expect(asked.filter(({ call }) => call === 'DELETE /profile/news')).toHaveLength(1);
  });

  it('says that no news were asked for', async () => {
    fakeNetwork(signedIn);
    await showSite('/profile');
    const news = await section('News by e-mail');
    expect(news.getByText(/^You get no news from us\./)).toBeVisible();
    expect(news.queryByRole('button')).toBeNull();
  });

  it('shows the name in the header once it is known', async () => {
    fakeNetwork(signedIn);
    await showSite('/profile');
    const banner = within(screen.getByRole('banner'));
    await userEvent.click(await banner.findByRole('button', { name: 'Meera' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Your account' }));
    expect(menu.getByRole('link', { name: 'Your bookings' })).toHaveAttribute('href', '/bookings');
    expect(menu.getByRole('button', { name: 'Log out' })).toBeVisible();
  });
});

describe('basic information', () => {
  it('saves a name without the password', async () => {
    const asked = fakeNetwork({
      ...signedIn,
      'PATCH /profile': () => ({ body: { ...profile, firstName: 'Mira' } }),
    });
    await showSite('/profile');
    const basic = await section('Basic information');
    expect(basic.queryByLabelText('Current password')).not.toBeInTheDocument();
    await userEvent.clear(basic.getByLabelText('First name'));
    await enterText(basic.getByLabelText('First name'), 'Mira');
    await userEvent.selectOptions(basic.getByLabelText('Gender'), 'Other');
    await userEvent.click(basic.getByRole('button', { name: 'Save changes' }));
    await expectSaved();
    const { email, phone, lastName } = profile;
    expect(bodyOf(asked, 'PATCH /profile')).toEqual({
      firstName: 'Mira',
      lastName,
      email,
      phone,
      gender: 'OTHER',
    });
  });

  it('asks for the password before a new address, and says that it waits for its code', async () => {
    let kept: unknown = profile;
    const asked = fakeNetwork({
      ...signedIn,
      'GET /profile': () => ({ body: kept }),
      'PATCH /profile': () => {
        kept = change.examples.response;
        return { body: kept };
      },
    });
    await showSite('/profile');
    const basic = await section('Basic information');
    await userEvent.clear(basic.getByLabelText('Email'));
    await enterText(basic.getByLabelText('Email'), 'meera@example.org');
    // The test's own document forgets what a list had chosen when a field appears beside it.
    await userEvent.selectOptions(basic.getByLabelText('Gender'), 'Female');
    await userEvent.click(basic.getByRole('button', { name: 'Save changes' }));
    expect(await basic.findByRole('link', { name: 'Current password is required' })).toBeVisible();
    await enterText(basic.getByLabelText('Current password'), password);
    await userEvent.selectOptions(basic.getByLabelText('Gender'), 'Female');
    await userEvent.click(basic.getByRole('button', { name: 'Save changes' }));
    expect(await basic.findByText('meera@example.org is not confirmed yet')).toBeVisible();
    expect(bodyOf(asked, 'PATCH /profile')).toMatchObject({
      email: 'meera@example.org',
      currentPassword: password,
    });
    await userEvent.click(basic.getByRole('link', { name: 'Type in the code' }));
    expect(await screen.findByLabelText('Code')).toBeVisible();
  });

  it('requires a gender, of which one is none of anybody’s business', async () => {
    const { gender: _gender, ...unsaid } = profile;
    fakeNetwork({ ...signedIn, 'GET /profile': () => ({ body: unsaid }) });
    await showSite('/profile');
    const basic = await section('Basic information');
    await userEvent.click(basic.getByRole('button', { name: 'Save changes' }));
    expect(await basic.findByRole('link', { name: 'Gender is required' })).toBeVisible();
    expect(basic.getByRole('option', { name: 'I prefer not to say' })).toBeInTheDocument();
  });
});

describe('the password', () => {
  async function typePasswords(current: string) {
    const part = await section('Change password');
    await enterText(part.getByLabelText('Current password'), current);
    await enterText(part.getByLabelText('New password'), password);
    await enterText(part.getByLabelText('Confirm password'), password);
    await userEvent.click(part.getByRole('button', { name: 'Change password' }));
    return part;
  }

  it('is changed against the current one', async () => {
    const asked = fakeNetwork({
      ...signedIn,
      'POST /auth/change-password': () => ({ body: changePassword.examples.response }),
    });
    await showSite('/profile');
    const part = await typePasswords('Harbour-lights-9');
    await expectSaved();
    expect(part.getByLabelText('New password')).toHaveValue('');
    expect(bodyOf(asked, 'POST /auth/change-password')).toEqual(changePassword.examples.request.body);
  });

  it('stays when the current one is wrong, and nothing typed is lost', async () => {
    fakeNetwork({ ...signedIn, 'POST /auth/change-password': () => wrongPassword });
    await showSite('/profile');
    const part = await typePasswords('Wrong-1-password');
    expect(await part.findByRole('link', { name: 'This is not your current password' })).toBeVisible();
    expect(part.getByLabelText('New password')).toHaveValue(password);
  });
});

describe('the picture', () => {
  const photo = new File(['pixels'], 'meera.jpg', { type: 'image/jpeg' });

  it('is sent as a file once it was looked at', async () => {
    const asked = fakeNetwork({ ...signedIn, 'PUT /profile/picture': () => ({ body: profile }) });
    await showSite('/profile');
    const part = await section('Profile picture');
    await userEvent.upload(part.getByLabelText(/Your picture/u), photo);
    expect(part.getByText('meera.jpg')).toBeVisible();
    await userEvent.click(part.getByRole('button', { name: 'Save picture' }));
    await expectSaved();
    const sent = asked.find(({ call }) => call === 'PUT /profile/picture');
    expect(sent?.headers.get('content-type')).toBe('image/jpeg');
  });

  it('is refused beside its field', async () => {
    const message = 'Choose a picture in JPEG, PNG, WebP or AVIF that is not too large';
    fakeNetwork({
      ...signedIn,
      'PUT /profile/picture': () => ({
        status: 422,
        body: { code: 'PICTURE_UNREADABLE', messages: [{ field: 'profilePicture', message }] },
      }),
    });
    await showSite('/profile');
    const part = await section('Profile picture');
    await userEvent.upload(part.getByLabelText(/Your picture/u), photo);
    await userEvent.click(part.getByRole('button', { name: 'Save picture' }));
    expect(await part.findByText(message)).toBeVisible();
  });

  it('can be removed', async () => {
    const { picture: _picture, ...without } = profile;
    const asked = fakeNetwork({ ...signedIn, 'DELETE /profile/picture': () => ({ body: without }) });
    await showSite('/profile');
    const part = await section('Profile picture');
    await userEvent.click(part.getByRole('button', { name: 'Remove' }));
    expect(await part.findByText('Choose a picture')).toBeVisible();
    expect(asked.some(({ call }) => call === 'DELETE /profile/picture')).toBe(true);
  });
});

describe('the data of the guest', () => {
  it('come as a file', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:account');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    fakeNetwork({ ...signedIn, 'POST /profile/export': () => ({ body: exported.examples.response }) });
    await showSite('/profile');
    await userEvent.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText('Your file is in your downloads.')).toBeVisible();
    const file = saved.mock.calls[0]?.[0];
    expect(JSON.parse(await (file as Blob).text())).toEqual(exported.examples.response);
  });

  it('are deleted with the password, after a question', async () => {
    const asked = fakeNetwork({
      ...signedIn,
      'DELETE /profile': () => ({ body: removed.examples.response }),
    });
    await showSite('/profile');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete account' }));
    expect(await question.findByText('Current password is required')).toBeVisible();
    await enterText(question.getByLabelText('Current password'), password);
    await userEvent.click(question.getByRole('button', { name: 'Delete account' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeVisible();
    expect(bodyOf(asked, 'DELETE /profile')).toEqual({ currentPassword: password });
  });

  it('stay when the password is wrong', async () => {
    fakeNetwork({ ...signedIn, 'DELETE /profile': () => wrongPassword });
    await showSite('/profile');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const question = within(await screen.findByRole('alertdialog'));
    await enterText(question.getByLabelText('Current password'), 'Wrong-1-password');
    await userEvent.click(question.getByRole('button', { name: 'Delete account' }));
    expect(await question.findByText('This is not your current password')).toBeVisible();
  });
});

describe('leaving', () => {
  it.each([
    ['Log out', 'POST /auth/logout'],
    ['Log out everywhere', 'POST /auth/logout-everywhere'],
  ])('%s ends the session and loads a new document', async (name, call) => {
    const assign = vi.spyOn(globalThis.location, 'assign').mockImplementation(() => undefined);
    const asked = fakeNetwork({ ...signedIn, [call]: () => ({ body: { account: null } }) });
    const guest = { guestFirstName: 'Meera', guestEmail: profile.email, guestPhone: profile.phone };
    saveTypedDetails(guest);
    await showSite('/profile');
    const main = within(screen.getByRole('main'));
    await userEvent.click(await main.findByRole('button', { name }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
    expect(asked.some((request) => request.call === call)).toBe(true);
    expect(readTypedDetails().size).toBe(0);
    const kept = JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]);
    for (const detail of [profile.firstName, profile.lastName, ...Object.values(guest)])
      expect(kept).not.toContain(detail);
  });

  it('that failed leaves nobody in doubt: the guest is signed in still, and what was typed is there', async () => {
    const assign = vi.spyOn(globalThis.location, 'assign').mockImplementation(() => undefined);
    const refused = { status: 503, body: { code: 'UNAVAILABLE', message: 'Not right now' } };
    fakeNetwork({ ...signedIn, 'POST /auth/logout': () => refused });
    saveTypedDetails({ guestFirstName: 'Meera' });
    await showSite('/profile');
    const main = within(screen.getByRole('main'));
    await userEvent.click(await main.findByRole('button', { name: 'Log out' }));
    expect(await main.findByText('Not right now')).toBeVisible();
    expect(main.getByRole('button', { name: 'Log out' })).not.toHaveAttribute('aria-busy', 'true');
    expect(assign).not.toHaveBeenCalled();
    expect(readTypedDetails().size).toBe(1);
  });
});
