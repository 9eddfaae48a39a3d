import { type ReactNode, useRef } from 'react';
import { classes, type ElementProps } from '../../element-props.ts';
import { mergeRefs } from '../../merge-refs.ts';
import { useControllable } from '../../use-controllable.ts';
import { useFormReset } from '../../use-form-reset.ts';
import { variant } from '../../variant.ts';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './filter-chips.css.ts';

export interface FilterChip {
  /** What `value` holds when it is chosen. */
  value: string;
  /** The name, in a word or two: "Step-free". */
  label: ReactNode;
  /** How many results have it. Not shown if unknown. */
  count?: number;
  disabled?: boolean;
}

export interface FilterChipsProps extends Omit<ElementProps<'fieldset'>, 'children' | 'defaultValue'> {
  /** What is filtered: "Show only rooms with". */
  legend: ReactNode;
  /** Hides the legend where a heading above says the same. It is still announced. */
  legendHidden?: boolean;
  /** The filters. The most wanted first. */
  options: readonly FilterChip[];
  /** Announced instead of the bare count: "3 rooms". */
  countText?: (count: number) => string;
  /** The button that clears all filters: "Clear". */
  clearLabel: string;
  /** The result of the filters, shown below and announced after each change: "5 of 9 rooms". */
  status?: ReactNode;
  /** On phones: `wrap` shows all filters in several lines, `scroll` keeps them in one line that scrolls. */
  overflow?: keyof typeof css.overflow;
  /** The chosen filters, if the parent controls them. */
  value?: readonly string[];
  /** The filters that are chosen at first. */
  defaultValue?: readonly string[];
  /** Called with the chosen filters, in the order of `options`. */
  onValueChange?: (value: readonly string[]) => void;
  /** Submits each chosen filter with a plain form. */
  name?: string;
}

const NONE: readonly string[] = [];

/**
 * Filters of a list, of which any number may be chosen; each takes effect at once. Native checkboxes, not pressed
 * buttons: they are announced as "checked" in a named group, and a plain form submits them. Use `RadioGroup` when only
 * one can be chosen, and `Checkbox` for a consent. `data-state` of a chip: checked | unchecked.
 */
export function FilterChips(props: FilterChipsProps) {
  const {
    legend,
    legendHidden = false,
    options,
    countText,
    clearLabel,
    status,
    overflow = 'wrap',
    ...more
  } = props;
  const { value, defaultValue = NONE, onValueChange, name, ref, ...native } = more;
  const root = useRef<HTMLFieldSetElement>(null);
  const [chosen, choose] = useControllable({ value, defaultValue, onValueChange });
  useFormReset(root, () => {
    if (value === undefined) choose(defaultValue);
  });

  function toggle(toggled: string, isChosen: boolean) {
    const isNext = (option: string) => (option === toggled ? isChosen : chosen.includes(option));
    choose(options.map((option) => option.value).filter(isNext));
  }
  function clear() {
    // The button goes with the last filter: the focus must not go with it.
    root.current?.querySelector<HTMLInputElement>('input:not(:disabled)')?.focus();
    choose(NONE);
  }

  return (
    <fieldset {...native} ref={mergeRefs(root, ref)} className={css.group}>
      <legend className={classes(!legendHidden && css.legend)}>
        {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={classes(css.chips, variant('FilterChips', 'overflow', overflow, css.overflow))}>
        {options.map((option) => {
          const isChosen = chosen.includes(option.value);
          return (
            <label key={option.value} className={css.chip} data-state={isChosen ? 'checked' : 'unchecked'}>
              <input
                type="checkbox"
                name={name}
                value={option.value}
                checked={isChosen}
                disabled={option.disabled}
                onChange={(event) => toggle(option.value, event.currentTarget.checked)}
                className={css.input}
              />
              {isChosen && <Icon name="check" size="s" />}
              <span className={css.label}>{option.label}</span>
              {option.count !== undefined && <Count count={option.count} text={countText} />}
            </label>
          );
        })}
      </div>
      <div className={css.foot}>
        <p role="status" className={css.status}>
          {status}
        </p>
        {chosen.length > 0 && (
          <Button tone="quiet" size="s" onClick={clear}>
            {clearLabel}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

function Count({ count, text }: { count: number; text: FilterChipsProps['countText'] }) {
  if (text === undefined) return <span className={css.count}>{count}</span>;
  return (
    <>
      <span aria-hidden="true" className={css.count}>
        {count}
      </span>
      <VisuallyHidden>{text(count)}</VisuallyHidden>
    </>
  );
}
