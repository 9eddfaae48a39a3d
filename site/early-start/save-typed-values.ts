type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Takes what was typed before the application was there out of the fields, and gives back how to type it again. React owns a field
 * from hydration on and would neither know nor keep what is in it. Hydration takes a moment: what is typed meanwhile is noted as well.
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
  // Not `change`, which says nothing new: when it comes, React may have met the field and put it back.
  root.addEventListener('input', note, true);
  return () => {
    root.removeEventListener('input', note, true);
    for (const [field, value] of typed) {
      if (!field.isConnected) continue;
      // React may have met the field as it is now, and would see no change.
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
