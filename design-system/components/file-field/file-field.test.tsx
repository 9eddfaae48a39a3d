import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FileField, type FileFieldProps } from './index.ts';

const picture = new File(['pixels'], 'anjali.jpg', { type: 'image/jpeg' });
const other = new File(['more pixels'], 'ravi.png', { type: 'image/png' });
const broken = new File(['no pixels'], 'broken.jpg', { type: 'image/jpeg' });
const invoice = new File(['words'], 'invoice.pdf', { type: 'application/pdf' });
const field = () => screen.getByLabelText<HTMLInputElement>(/Your picture/);
const savedImage = () => document.querySelector('img');
const preview = () => document.querySelector('canvas');

/** Pictures that were read and are still in memory. */
let open: number;
beforeEach(() => {
  open = 0;
  vi.stubGlobal('createImageBitmap', async ({ name }: File) => {
    if (name.startsWith('broken')) throw new DOMException('No picture', 'InvalidStateError');
    open += 1;
    return {
      width: 480,
      height: 960,
      close: () => {
        open -= 1;
      },
    };
  });
});
afterEach(() => vi.unstubAllGlobals());

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

  it('is drawn small where it is a picture, and kept in no other form', async () => {
    render(<Picture />);
    await userEvent.upload(field(), picture);
    await waitFor(() => expect(preview()).toHaveAttribute('height', '480'));
    expect(preview()).toHaveAttribute('width', '240');
    expect(open).toBe(0);
    await userEvent.upload(field(), other);
    expect(preview()).toBeInTheDocument();
  });

  it('is a sign where it is no picture, or one that the browser cannot draw', async () => {
    render(<Picture />);
    await userEvent.upload(field(), invoice);
    expect(preview()).toBeNull();
    await userEvent.upload(field(), broken);
    await waitFor(() => expect(preview()).toBeNull());
    expect(screen.getByText('broken.jpg')).toBeVisible();
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
    expect(savedImage()).toHaveAttribute('src', '/me.jpg');
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.upload(field(), picture);
    expect(preview()).toBeInTheDocument();
    expect(savedImage()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(savedImage()).toHaveAttribute('src', '/me.jpg');
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
  await waitFor(() => expect(onSubmit.mock.calls).toEqual([[1]]));
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSubmit.mock.calls).toEqual([[1], [0]]));
});
