type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Typed {
  value: string;
  /** Where the guest is typing, where the field tells it. */
  caret: readonly [number, number] | undefined;
}

/**
 * Takes the values that a guest typed before hydration out of the fields, and returns a function that types them again.
 * React controls a field from hydration on and would drop its value. No event may come in between.
 */
export function saveTypedValues(root: HTMLElement): () => void {
  const typed = new Map<Field, Typed>();
  for (const field of root.querySelectorAll<Field>('input, textarea, select')) {
    const before = plainValueOf(field);
    if (field.type === 'hidden' || field.value === before) continue;
    typed.set(field, { value: field.value, caret: caretOf(field) });
    field.value = before;
  }
  return () => {
    for (const [field, { value, caret }] of typed) {
      if (!field.isConnected) continue;
      // React may have hydrated the field with this value and would see no change.
      field.value = plainValueOf(field);
      type(field, value);
      if (caret && !(field instanceof HTMLSelectElement)) field.setSelectionRange(...caret);
    }
  };
}

/** Only of the field with the focus: setting another one's would move the focus in some browsers. */
function caretOf(field: Field): Typed['caret'] {
  if (field instanceof HTMLSelectElement || field !== document.activeElement) return undefined;
  const { selectionStart, selectionEnd } = field;
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd];
}

/** The value that the document itself gives a field. */
function plainValueOf(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** Sets the value below React's own setter and fires the event that React listens to. */
function type(field: Field, value: string): void {
  const owner = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
