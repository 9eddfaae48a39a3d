import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
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
  canOpenCalendar: () => boolean;
  submit: (event: FormEvent) => void;
  fetchAhead: () => void;
}

export function useSearchForm(options: SearchFormOptions): SearchFormControl {
  const { draft: start, faults: startFaults = [], onSearch } = options;
  const { t } = useTranslation();
  const rules = useSearchRules(start.location);
  const [draft, setDraft] = useState(start);
  const [faults, setFaults] = useState(startFaults);
  const form = useRef<HTMLFormElement>(null);
  const messageOf = (field: SearchField) => faults.find((fault) => fault.field === field)?.message;

  function change(changes: Partial<SearchDraft>) {
    setDraft((current) => ({ ...current, ...changes }));
    // A message goes once its field is corrected.
    setFaults((current) => current.filter(({ field }) => !(field in changes)));
  }

  /** Days and prices belong to a location. Without one, the location field shows an error. */
  function canOpenCalendar(): boolean {
    if (rules.locationIds.includes(draft.location)) return true;
    const fault = { field: 'location', message: t('validation.selectLocation') } as const;
    flushSync(() =>
      setFaults((current) =>
        current.some(({ field }) => field === 'location') ? current : [...current, fault],
      ),
    );
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    return false;
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
    canOpenCalendar,
    submit,
    fetchAhead,
  };
}
