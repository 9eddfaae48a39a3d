import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { addDays } from '../iso-date.ts';
import type { SearchDraft, SearchFault, SearchField, SearchRules, StaySearch } from './stay-search.ts';
import { useSearchRules } from './use-search-rules.ts';

const loadChecks = () => import('./check-search.ts');
// Pointed at or reached by keyboard the button is about to be pressed. What fails here is asked for again by the press.
const fetchAhead = () => void loadChecks().catch(() => undefined);

export interface SearchFormOptions {
  /** What the form starts with. */
  draft: SearchDraft;
  /** What is wrong with it already. */
  faults?: readonly SearchFault[];
  onSearch: (search: StaySearch) => void;
}

interface SearchFormControl {
  form: RefObject<HTMLFormElement | null>;
  draft: SearchDraft;
  rules: SearchRules;
  messageOf: (field: SearchField) => string | undefined;
  change: (changes: Partial<SearchDraft>) => void;
  changeCheckIn: (checkIn: string) => void;
  /** Says first what has to be known before dates make sense. */
  openDates: () => void;
  canOpenCalendar: () => boolean;
  submit: (event: FormEvent) => void;
  /** Fetches what checks a search. */
  fetchAhead: () => void;
}

/** What the search form holds, and what is wrong with it. */
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
    // A message goes away with the mistake that it is about, not before.
    setFaults((current) => current.filter(({ field }) => !(field in changes)));
  }

  function changeCheckIn(checkIn: string) {
    const isAfterCheckOut = checkIn !== '' && draft.checkOut !== '' && draft.checkOut <= checkIn;
    change({ checkIn, ...(isAfterCheckOut ? { checkOut: addDays(checkIn, 1) } : {}) });
  }

  function openDates() {
    if (draft.location !== '' || messageOf('location')) return;
    setFaults((current) => [...current, { field: 'location', message: t('validation.selectLocation') }]);
  }

  /** The days and their prices belong to a location: without one the field that asks for it says so. */
  function canOpenCalendar(): boolean {
    flushSync(openDates);
    if (rules.locationIds.includes(draft.location)) return true;
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
    // What cannot be checked here is sent as any form is, and the page that it leads to says what is wrong.
    search().catch(() => form.current?.submit());
  }

  return {
    form,
    draft,
    rules,
    messageOf,
    change,
    changeCheckIn,
    openDates,
    canOpenCalendar,
    submit,
    fetchAhead,
  };
}
