type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Takes what was typed before the application was there out of the fields, and gives back how to type it again. React owns a field
 * from hydration on and would neither know nor keep what is in it.
 */
export function takeTyped(root: HTMLElement): () => void {
  const typed = [...root.querySelectorAll<Field>('input, textarea, select')].flatMap((field) => {
    const before = plainValueOf(field);
    if (field.type === 'hidden' || field.value === before) return [];
    const { value } = field;
    field.value = before;
    return [{ field, value }];
  });
  return () => {
    for (const { field, value } of typed) {
      if (field.isConnected) type(field, value);
    }
  };
}

/** What the document itself put into a field. */
function plainValueOf(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** As a guest does it: React listens for the event and compares with the value that it set itself. */
function type(field: Field, value: string): void {
  const owner = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
