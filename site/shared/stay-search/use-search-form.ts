import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { SearchDraft, SearchFault, SearchField, SearchRules, StaySearch } from './stay-search.ts';
import { useSearchRules } from './use-search-rules.ts';

const loadChecks = () => import('./check-search.ts');
// Prefetch on hover and focus. The press retries a failed load.
const fetchAhead = () => void loadChecks().catch(() => undefined);

export interface SearchFormOptions {
  draft: SearchDraft;
  faults?: readonly SearchFault[];
  onSearch: (search: StaySearch) => void;
}

interface SearchFormControl {
  form: RefObject<HTMLFormElement | null>;
  draft: SearchDraft;
  rules: SearchRules;
  messageOf: (field: SearchField) => string | undefined;
  change: (changes: Partial<SearchDraft>) => void;
  submit: (event: FormEvent) => void;
  fetchAhead: () => void;
}

export function useSearchForm(options: SearchFormOptions): SearchFormControl {
  const { draft: start, faults: startFaults = [], onSearch } = options;
  const rules = useSearchRules(start.location);
  // The last search of the device comes after hydration, and must not replace what is typed.
  const [typed, setTyped] = useState<Partial<SearchDraft>>({});
  const draft = { ...start, ...typed };
  const [faults, setFaults] = useState(startFaults);
  const form = useRef<HTMLFormElement>(null);
  const messageOf = (field: SearchField) => faults.find((fault) => fault.field === field)?.message;

  function change(changes: Partial<SearchDraft>) {
    setTyped((current) => ({ ...current, ...changes }));
    // A message goes once its field is corrected.
    setFaults((current) => current.filter(({ field }) => !(field in changes)));
  }

  async function search() {
    const { checkSearch } = await loadChecks();
    const checked = checkSearch(draft, rules);
    if (checked.search) {
      onSearch(checked.search);
      return;
    }
    flushSync(() => setFaults(checked.faults));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    // If validation fails to load, send the form: the results page shows its errors.
    search().catch(() => form.current?.submit());
  }

  return {
    form,
    draft,
    rules,
    messageOf,
    change,
    submit,
    fetchAhead,
  };
}
