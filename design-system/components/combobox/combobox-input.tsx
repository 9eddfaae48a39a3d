import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { above, below, control, overlaid } from '../../css/control.css.ts';
import { surfaces } from '../../css/surfaces.css.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import { mergeRefs } from '../../merge-refs.ts';
import { useInnerEscape } from '../../use-inner-escape.ts';
import { Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './combobox.css.ts';
import type { ComboboxOption } from './filter-options.ts';
import { fitList } from './fit-list.ts';
import { useCombobox } from './use-combobox.ts';

/** The texts of a combobox. */
export interface ComboboxWords {
  /** Names the list: "Countries". */
  list: string;
  /** Shown in place of the list: "No country found". */
  none: string;
  /** Announced while typing: "3 countries". */
  count: (count: number) => string;
}

export interface ComboboxInputProps extends Omit<
  ElementProps<'input'>,
  'type' | 'role' | 'value' | 'defaultValue' | 'onChange' | 'list' | 'size'
> {
  /** The options, in order. */
  options: readonly ComboboxOption[];
  /** All texts, in the language of the page. */
  words: ComboboxWords;
  /** The chosen option's value. Empty for none. */
  value: string;
  /** Called with the chosen option's value; with an empty one when the text was removed. */
  onValueChange: (value: string) => void;
  /** Whether removing the text removes the value. */
  canBeEmpty?: boolean;
  /** What the closed field shows of the chosen option. By default its label. */
  textOf?: (option: ComboboxOption) => string;
}

/**
 * The input and its list, without label, hint and error: for a field that has more than one control. Its parent is
 * positioned, and the list takes the parent's width.
 */
export function ComboboxInput(props: ComboboxInputProps) {
  const { options, words, value, onValueChange, canBeEmpty = false, textOf = labelOf, ...more } = props;
  const { ref, onKeyDown, onBlur, onFocus, ...native } = more;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const selected = options.find((option) => option.value === value);
  const state = useCombobox({ options, selected, onChoose: onValueChange, canBeEmpty });
  const { isOpen, active, shown } = state;
  const hasList = isOpen && shown.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;
  const activeId = hasList && shown[active] !== undefined ? optionId(active) : undefined;

  useInnerEscape({ within: input, isActive: isOpen, onEscape: state.close });
  useLayoutEffect(() => {
    if (!isOpen || input.current === null || list.current === null) return undefined;
    const stopFitting = fitList(input.current, list.current);
    // A list that takes the place of "none found" is another element.
    if (hasList) showInMiddle(list.current);
    return stopFitting;
  }, [isOpen, hasList]);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return (
    <>
      <span className={classes(overlaid, css.box)}>
        <input
          {...native}
          ref={mergeRefs(input, ref)}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={hasList ? listId : undefined}
          aria-activedescendant={activeId}
          spellCheck={false}
          value={state.typed ?? (selected === undefined ? '' : textOf(selected))}
          onChange={(event) => {
            const { value: text } = event.currentTarget;
            // The browser fills in a form from any of its fields.
            if (event.currentTarget === document.activeElement) state.type(text);
            else state.fill(text);
          }}
          onFocus={(event) => {
            event.currentTarget.select();
            onFocus?.(event);
          }}
          onClick={state.open}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (!event.defaultPrevented) state.onKeyDown(event);
          }}
          onBlur={(event) => {
            state.leave();
            onBlur?.(event);
          }}
          className={classes(control, below, css.input)}
        />
        <span aria-hidden="true" className={classes(above, css.sign)}>
          <Icon name="chevron-down" size="s" />
        </span>
      </span>
      {isOpen && shown.length === 0 && (
        <div ref={list} dir="auto" className={classes(surfaces.raised, css.popup, css.none)}>
          {words.none}
        </div>
      )}
      {hasList && (
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the input has the focus, by aria-activedescendant
        <div
          ref={list}
          id={listId}
          role="listbox"
          aria-label={words.list}
          dir="auto"
          // The press must not take the focus from the input.
          onMouseDown={(event) => event.preventDefault()}
          className={classes(surfaces.raised, css.popup)}
        >
          {shown.map((option, index) => (
            <Option
              key={option.value}
              id={optionId(index)}
              option={option}
              isActive={index === active}
              isChosen={option.value === value}
              onPress={() => state.choose(option)}
            />
          ))}
        </div>
      )}
      <VisuallyHidden role="status">{announcement(state, words)}</VisuallyHidden>
    </>
  );
}

interface OptionProps {
  id: string;
  option: ComboboxOption;
  isActive: boolean;
  isChosen: boolean;
  onPress: () => void;
}

function Option({ id, option, isActive, isChosen, onPress }: OptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the input has the focus and the keys
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      data-state={isChosen ? 'checked' : 'unchecked'}
      onClick={onPress}
      className={css.option}
    >
      <span className={css.tick}>{isChosen && <Icon name="check" size="s" />}</span>
      <span className={css.name}>{option.label}</span>
      {option.detail !== undefined && (
        <bdi dir="ltr" className={css.detail}>
          {option.detail}
        </bdi>
      )}
    </div>
  );
}

/**
 * Scrolls the list alone to its active option, and by whole options: `scrollIntoView` would move the page as well.
 */
function showInMiddle(list: HTMLElement): void {
  const option = list.querySelector<HTMLElement>('[aria-selected="true"]');
  if (option === null) return;
  const before = Math.floor((list.clientHeight / option.offsetHeight - 1) / 2);
  list.scrollTop = option.offsetTop - before * option.offsetHeight;
}

const labelOf = ({ label }: ComboboxOption) => label;

function announcement(
  { isOpen, typed, shown }: Pick<ReturnType<typeof useCombobox>, 'isOpen' | 'typed' | 'shown'>,
  words: ComboboxWords,
): ReactNode {
  if (!isOpen || typed === undefined) return '';
  return shown.length === 0 ? words.none : words.count(shown.length);
}
