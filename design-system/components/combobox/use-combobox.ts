import { type KeyboardEvent, useState } from 'react';
import { type ComboboxOption, exactOption, filterOptions } from './filter-options.ts';

interface ComboboxState {
  options: readonly ComboboxOption[];
  selected: ComboboxOption | undefined;
  /** Called with the chosen value; with an empty one when the text was removed. */
  onChoose: (value: string) => void;
  /** Whether removing the text removes the value. */
  canBeEmpty: boolean;
}

/** A page of the list. */
const PAGE = 8;
const NONE = -1;

/**
 * The state of an editable combobox with a filtered list, by the APG's pattern: the text selects nothing until an option
 * is chosen. `typed` is undefined while the input shows the selected option.
 */
export function useCombobox({ options, selected, onChoose, canBeEmpty }: ComboboxState) {
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(NONE);
  const shown = typed === undefined ? options : filterOptions(options, typed);
  const option = isOpen ? shown[active] : undefined;

  function open() {
    if (isOpen) return;
    setOpen(true);
    setActive(shown.findIndex(({ value }) => value === selected?.value));
  }
  function close() {
    setOpen(false);
    setActive(NONE);
    setTyped(undefined);
  }
  function choose(chosen: ComboboxOption) {
    close();
    if (chosen.value !== selected?.value) onChoose(chosen.value);
  }
  /** On leaving: an emptied text empties the value; any other text that chose nothing goes. */
  function leave() {
    if (canBeEmpty && typed?.trim() === '' && selected !== undefined) onChoose('');
    close();
  }
  function type(text: string) {
    setTyped(text);
    setOpen(true);
    setActive(text.trim() === '' || filterOptions(options, text).length === 0 ? NONE : 0);
  }
  /** Text that the browser filled in, while the guest is elsewhere. */
  function fill(text: string) {
    const filled = exactOption(options, text);
    if (filled !== undefined) choose(filled);
  }
  function move(by: number) {
    if (!isOpen) return open();
    if (shown.length === 0) return undefined;
    const isPage = Math.abs(by) === PAGE;
    if (active === NONE) return setActive(by > 0 ? 0 : shown.length - 1);
    const next = active + by;
    return setActive(
      isPage ? Math.min(Math.max(next, 0), shown.length - 1) : (next + shown.length) % shown.length,
    );
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    if (event.key === 'Tab') {
      if (typed !== undefined && typed.trim() !== '' && option !== undefined) choose(option);
      return;
    }
    const handled = answer(event);
    if (!handled) return;
    event.preventDefault();
    event.stopPropagation();
  }
  function answer({ key, altKey }: KeyboardEvent): boolean {
    switch (key) {
      case 'ArrowDown':
        if (altKey) open();
        else move(1);
        return true;
      case 'ArrowUp':
        if (altKey) close();
        else move(-1);
        return true;
      case 'PageDown':
      case 'PageUp':
        if (isOpen) move(key === 'PageDown' ? PAGE : -PAGE);
        return isOpen;
      case 'Enter':
        if (option !== undefined) choose(option);
        // With an open list Enter never sends the form.
        return isOpen;
      default:
        return false;
    }
  }
  return { typed, isOpen, active, shown, open, close, leave, choose, type, fill, onKeyDown, setActive };
}
