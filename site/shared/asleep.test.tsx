import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { asleep, sleepUntilTouched } from './asleep.tsx';

function Counter() {
  const [presses, setPresses] = useState(0);
  return <button onClick={() => setPresses(presses + 1)}>Pressed {`${presses}`}</button>;
}
/** As the prerenderer writes it: the part inside the marks of its boundary. */
const PRERENDERED = '<h1>Home</h1><div><!--$--><button>Pressed <!-- -->0</button><!--/$--></div>';

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = '';
  // Whatever is still asleep wakes up.
  fireEvent.keyDown(window);
});

async function draw(page: ReactNode, { isPrerendered }: { isPrerendered: boolean }): Promise<void> {
  const place = document.createElement('div');
  if (isPrerendered) place.innerHTML = PRERENDERED;
  document.body.append(place);
  await act(async () => {
    if (isPrerendered) root = hydrateRoot(place, page);
    else {
      root = createRoot(place);
      root.render(page);
    }
    await Promise.resolve();
  });
}

function countedPart() {
  const fetchPart = vi.fn<() => Promise<typeof Counter>>(() => Promise.resolve(Counter));
  const { Part, prepare } = asleep(fetchPart);
  const page = (
    <>
      <h1>Home</h1>
      <Part />
    </>
  );
  return { fetchPart, prepare, page };
}

it('leaves a prerendered part alone until the guest touches the page', async () => {
  sleepUntilTouched();
  const { fetchPart, prepare, page } = countedPart();
  await prepare();
  await draw(page, { isPrerendered: true });
  expect(screen.getByRole('button')).toHaveTextContent('Pressed 0');
  expect(fetchPart).not.toHaveBeenCalled();
  await act(async () => fireEvent.keyDown(window));
  expect(fetchPart).toHaveBeenCalledOnce();
  await waitFor(() => {
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).not.toHaveTextContent('Pressed 0');
  });
});

it('presses a button again that was pressed before it could answer', async () => {
  sleepUntilTouched();
  const { page } = countedPart();
  await draw(page, { isPrerendered: true });
  await act(async () => {
    fireEvent.pointerDown(screen.getByRole('button'));
    fireEvent.click(screen.getByRole('button'));
    await Promise.resolve();
  });
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('Pressed 1'));
});

it('takes no pointer that rests for a touch', async () => {
  sleepUntilTouched();
  const { fetchPart, page } = countedPart();
  await draw(page, { isPrerendered: true });
  const move = (movementX: number) =>
    act(async () => {
      dispatchEvent(Object.assign(new PointerEvent('pointermove'), { movementX, movementY: 0 }));
    });
  await move(0);
  expect(fetchPart).not.toHaveBeenCalled();
  await move(3);
  expect(fetchPart).toHaveBeenCalledOnce();
});

it('tries again with the next touch when the network failed', async () => {
  sleepUntilTouched();
  const { fetchPart, page } = countedPart();
  fetchPart.mockRejectedValueOnce(new Error('The network is gone'));
  await draw(page, { isPrerendered: true });
  await act(async () => fireEvent.keyDown(window));
  expect(screen.getByRole('button')).toHaveTextContent('Pressed 0');
  await act(async () => fireEvent.keyDown(window));
  expect(fetchPart).toHaveBeenCalledTimes(2);
});

it('is whole at once in a page that is drawn anew', async () => {
  const { prepare, page } = countedPart();
  await prepare();
  await draw(page, { isPrerendered: false });
  expect(screen.getByRole('button')).toHaveTextContent('Pressed 0');
});
