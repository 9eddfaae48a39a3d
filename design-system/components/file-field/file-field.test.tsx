import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FileField, type FileFieldProps } from './index.ts';

const picture = new File(['pixels'], 'anjali.jpg', { type: 'image/jpeg' });
const other = new File(['more pixels'], 'ravi.png', { type: 'image/png' });
const invoice = new File(['words'], 'invoice.pdf', { type: 'application/pdf' });
const field = () => screen.getByLabelText<HTMLInputElement>(/Your picture/);
const drawn = () => document.querySelector('img');

let kept: Set<string>;
beforeEach(() => {
  kept = new Set();
  let count = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    count += 1;
    kept.add(`blob:${count}`);
    return `blob:${count}`;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => {
    kept.delete(url);
  });
});
afterEach(() => vi.restoreAllMocks());

function Picture(props: Partial<FileFieldProps>) {
  return (
    <FileField
      label="Your picture"
      chooseLabel="Choose a picture"
      changeLabel="Choose another"
      removeLabel="Remove"
      sizeText={(bytes) => `${bytes} bytes`}
      {...props}
    />
  );
}

it('is a native file input, named by its label and by the words on its button', () => {
  render(<Picture accept="image/*" hint="Up to 5 MB" error="Too large" />);
  expect(field()).toHaveAttribute('type', 'file');
  expect(field()).toHaveAttribute('accept', 'image/*');
  expect(field()).toHaveAccessibleName('Your picture Choose a picture');
  expect(field()).toHaveAccessibleDescription('Up to 5 MB Too large');
  expect(field()).toBeInvalid();
});

describe('a chosen file', () => {
  it('is named with its size, seen and spoken, and told', async () => {
    const onFileChange = vi.fn<(file: File | null) => void>();
    render(<Picture onFileChange={onFileChange} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.upload(field(), picture);
    expect(screen.getByText('anjali.jpg')).toBeVisible();
    expect(field()).toHaveAccessibleDescription('anjali.jpg 6 bytes');
    expect(field()).toHaveAccessibleName('Your picture Choose another');
    expect(screen.getByRole('status')).toHaveTextContent('anjali.jpg, 6 bytes');
    expect(onFileChange.mock.calls).toEqual([[picture]]);
  });

  it('is drawn where it is a picture, and its memory given back with the next and at the end', async () => {
    const { unmount } = render(<Picture />);
    await userEvent.upload(field(), picture);
    expect(drawn()).toHaveAttribute('src', 'blob:1');
    await userEvent.upload(field(), other);
    expect(drawn()).toHaveAttribute('src', 'blob:2');
    expect([...kept]).toEqual(['blob:2']);
    unmount();
    expect([...kept]).toEqual([]);
  });

  it('is a sign where it is no picture, or one that the browser cannot draw', async () => {
    render(<Picture />);
    await userEvent.upload(field(), invoice);
    expect(drawn()).toBeNull();
    await userEvent.upload(field(), picture);
    const image = drawn();
    if (image !== null) fireEvent.error(image);
    expect(drawn()).toBeNull();
    expect(screen.getByText('anjali.jpg')).toBeVisible();
  });

  it('is removed, and the focus goes back to the field', async () => {
    const onFileChange = vi.fn<(file: File | null) => void>();
    render(<Picture onFileChange={onFileChange} />);
    await userEvent.upload(field(), picture);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(onFileChange.mock.calls).toEqual([[picture], [null]]);
    expect(field().files).toHaveLength(0);
    expect(field()).toHaveFocus();
    expect(screen.queryByText('anjali.jpg')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect([...kept]).toEqual([]);
  });

  it('is removed by the keyboard too', async () => {
    render(<Picture />);
    await userEvent.upload(field(), picture);
    field().focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(field()).toHaveFocus();
    expect(screen.queryByText('anjali.jpg')).toBeNull();
  });

  it('goes with the reset of its form', async () => {
    render(
      <form>
        <Picture />
        <button type="reset">Start again</button>
      </form>,
    );
    await userEvent.upload(field(), picture);
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    expect(screen.queryByText('anjali.jpg')).toBeNull();
  });

  it('is left to the parent that holds it', async () => {
    function Held() {
      const [file, setFile] = useState<File | null>(null);
      return (
        <>
          <Picture file={file} onFileChange={setFile} />
          <button type="button" onClick={() => setFile(null)}>
            Clear
          </button>
        </>
      );
    }
    render(<Held />);
    await userEvent.upload(field(), picture);
    expect(screen.getByText('anjali.jpg')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByText('anjali.jpg')).toBeNull();
    expect(field().files).toHaveLength(0);
  });
});

describe('a picture that is already kept', () => {
  it('is drawn until another is chosen', async () => {
    render(<Picture savedPicture="/me.jpg" />);
    expect(drawn()).toHaveAttribute('src', '/me.jpg');
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.upload(field(), picture);
    expect(drawn()).toHaveAttribute('src', 'blob:1');
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(drawn()).toHaveAttribute('src', '/me.jpg');
  });

  it('asks its parent to be removed', async () => {
    const onRemove = vi.fn<() => void>();
    render(<Picture savedPicture="/me.jpg" onSavedPictureRemove={onRemove} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(onRemove).toHaveBeenCalledOnce();
    expect(field()).toHaveFocus();
  });
});

describe('while it is sent', () => {
  it('draws how far it is, and speaks only at each quarter', () => {
    const sent = (percent: number) => `${percent} % sent`;
    const { rerender } = render(<Picture progress={10} progressText={sent} />);
    expect(screen.getByRole('progressbar', { name: '10 % sent' })).toHaveAttribute('value', '10');
    expect(screen.getByRole('status')).toHaveTextContent('0 % sent');
    rerender(<Picture progress={49} progressText={sent} />);
    expect(screen.getByRole('status')).toHaveTextContent('25 % sent');
    rerender(<Picture progress={100} progressText={sent} />);
    expect(screen.getByRole('status')).toHaveTextContent('100 % sent');
  });
});

it('shows that something is held above it', () => {
  render(<Picture />);
  const zone = field().parentElement;
  fireEvent.dragEnter(field());
  expect(zone).toHaveAttribute('data-over');
  fireEvent.drop(field());
  expect(zone).not.toHaveAttribute('data-over');
});

it('cannot be changed while it is disabled', () => {
  render(<Picture disabled savedPicture="/me.jpg" onSavedPictureRemove={() => undefined} />);
  expect(field()).toBeDisabled();
  expect(screen.queryByRole('button')).toBeNull();
});

it('takes a ref and registers with a form library, which hears of each change', async () => {
  const ref = createRef<HTMLInputElement>();
  const onSubmit = vi.fn<(count: number) => void>();
  function Form() {
    const form = useForm<{ picture: FileList }>();
    return (
      <form onSubmit={(event) => void form.handleSubmit((values) => onSubmit(values.picture.length))(event)}>
        <Picture {...form.register('picture')} />
        <button type="submit">Send</button>
      </form>
    );
  }
  const { unmount } = render(<Picture ref={ref} />);
  expect(ref.current).toBe(field());
  unmount();
  render(<Form />);
  await userEvent.upload(field(), picture);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(onSubmit.mock.calls).toEqual([[1]]));
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(onSubmit.mock.calls).toEqual([[1], [0]]));
});
