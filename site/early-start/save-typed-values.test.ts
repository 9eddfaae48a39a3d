import { expect, it, vi } from 'vitest';
import { saveTypedValues } from './save-typed-values.ts';

function form(markup: string): HTMLElement {
  document.body.innerHTML = markup;
  return document.body;
}
const field = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`There is no field ${name}`);
  return found;
};

it('takes typed text out of a field and types it again', () => {
  const root = form('<input name="email" value=""><textarea name="message"></textarea>');
  field('email').value = 'asha@example.com';
  field('message').value = 'A cot, please';
  const typeAgain = saveTypedValues(root);
  expect([field('email').value, field('message').value]).toEqual(['', '']);
  typeAgain();
  expect([field('email').value, field('message').value]).toEqual(['asha@example.com', 'A cot, please']);
});

it('keeps what is typed into a field without a name', () => {
  const root = form('<input type="tel" id="phone"><input type="hidden" name="phone" value="">');
  const [phone, whole] = root.querySelectorAll('input');
  if (!phone || !whole) throw new Error('There is no field');
  phone.value = '98123 45678';
  const typeAgain = saveTypedValues(root);
  expect(phone.value).toBe('');
  typeAgain();
  expect([phone.value, whole.value]).toEqual(['98123 45678', '']);
});

it('tells whoever listens, as typing does', () => {
  const root = form('<input name="email"><select name="house"><option>a</option><option>b</option></select>');
  field('email').value = 'asha@example.com';
  field('house').value = 'b';
  const typeAgain = saveTypedValues(root);
  const heard = vi.fn<(event: Event) => void>();
  root.addEventListener('input', heard, { once: true });
  root.addEventListener('change', heard, { once: true });
  typeAgain();
  expect(heard.mock.calls.map(([event]) => [event.type, event.target])).toEqual([
    ['input', field('email')],
    ['change', field('house')],
  ]);
});

it('leaves the caret where the guest is typing', () => {
  const root = form('<input name="email"><input name="city">');
  field('email').value = 'asha';
  field('city').value = 'Udaipur';
  field('city').focus();
  field('city').setSelectionRange(2, 4);
  saveTypedValues(root)();
  expect([field('city').selectionStart, field('city').selectionEnd]).toEqual([2, 4]);
  expect(document.activeElement).toBe(field('city'));
});

it('puts a choice back to the first, which is what a document shows', () => {
  const root = form('<select name="house"><option>a</option><option>b</option></select>');
  field('house').value = 'b';
  const typeAgain = saveTypedValues(root);
  expect(field('house').value).toBe('a');
  typeAgain();
  expect(field('house').value).toBe('b');
});

it('leaves alone what nobody touched, and what no guest can type', () => {
  const root = form('<input name="rooms" type="hidden" value="2"><input name="city" value="Udaipur">');
  const heard = vi.fn<() => void>();
  root.addEventListener('input', heard, { once: true });
  saveTypedValues(root)();
  expect([field('rooms').value, field('city').value]).toEqual(['2', 'Udaipur']);
  expect(heard).not.toHaveBeenCalled();
});

it('types nothing into a field that is gone', () => {
  const root = form('<input name="email">');
  const gone = field('email');
  gone.value = 'asha@example.com';
  const typeAgain = saveTypedValues(root);
  gone.remove();
  typeAgain();
  expect(gone.value).toBe('');
});
