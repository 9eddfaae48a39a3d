type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Takes the values that a guest typed before hydration out of the fields, and returns a function that types them again.
 * React controls a field from hydration on and would drop its value. It also records what is typed during hydration.
 */
export function saveTypedValues(root: HTMLElement): () => void {
  const typed = new Map<Field, string>();
  for (const field of root.querySelectorAll<Field>('input, textarea, select')) {
    const before = plainValueOf(field);
    if (field.type === 'hidden' || field.value === before) continue;
    typed.set(field, field.value);
    field.value = before;
  }
  const note = ({ target }: Event): void => {
    if (isField(target)) typed.set(target, target.value);
  };
  // Not `change`: by then React may have reset the field.
  root.addEventListener('input', note, true);
  return () => {
    root.removeEventListener('input', note, true);
    for (const [field, value] of typed) {
      if (!field.isConnected) continue;
      // React may have hydrated the field with this value and would see no change.
      field.value = plainValueOf(field);
      type(field, value);
    }
  };
}

const WITHOUT_WORDS = new Set(['checkbox', 'radio', 'file', 'hidden']);

function isField(target: EventTarget | null): target is Field {
  if (target instanceof HTMLInputElement) return !WITHOUT_WORDS.has(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
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
