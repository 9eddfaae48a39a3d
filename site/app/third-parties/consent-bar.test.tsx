import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createTestI18n } from '../../test-content/test-texts.ts';
import { ConsentBar } from './consent-bar.tsx';
import type { Asking, Choice } from './consent.ts';

function show(asking: Exclude<Asking, 'no'>, choice?: Choice) {
  const answers = { onChoose: vi.fn<(choice: Choice) => void>(), onClose: vi.fn<() => void>() };
  const view = render(
    <I18nextProvider i18n={createTestI18n()}>
      <MemoryRouter>
        <button type="button">Privacy choices</button>
        <ConsentBar asking={asking} choice={choice} {...answers} />
      </MemoryRouter>
    </I18nextProvider>,
  );
  return { ...answers, ...view };
}

it('offers both answers in the same dress', () => {
  show('first');
  expect(screen.getByRole('region', { name: 'May we count your visit?' })).toBeInTheDocument();
  const [refuse, accept] = ['Refuse', 'Accept'].map((name) => screen.getByRole('button', { name }));
  expect(refuse?.className).toBe(accept?.className);
});

it('takes no focus when it comes by itself', async () => {
  const { onChoose } = show('first');
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(onChoose).toHaveBeenCalledWith('denied');
});

it('says what was chosen when it is called for, and goes without a choice', async () => {
  const { onClose, onChoose } = show('again', 'granted');
  expect(screen.getByRole('heading', { name: 'May we count your visit?' })).toHaveFocus();
  expect(screen.getByText('You have accepted. You can refuse at any time.')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(onChoose).not.toHaveBeenCalled();
});
