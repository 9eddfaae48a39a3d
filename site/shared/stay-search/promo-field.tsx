import { Button } from '#design-system/button';
import { TextField } from '#design-system/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './search-form.css.ts';
import { LONGEST_PROMO } from './stay-search.ts';

interface PromoFieldProps {
  value: string;
  /** Shows a code as the words of the button, which are as high without one. */
  isFolded: boolean;
  error: string | undefined;
  onPromoChange: (promo: string) => void;
}

/** A promo code field. It opens on demand, because most guests have no code. */
export function PromoField({ value, isFolded, error, onPromoChange }: PromoFieldProps) {
  const { t } = useTranslation();
  const [isAsked, setIsAsked] = useState(false);
  if (!isAsked && error === undefined && (isFolded || value === '')) {
    return (
      <div className={css.promoButton}>
        {value === '' ? null : <input type="hidden" name="promo" value={value} />}
        <Button tone="quiet" size="s" startIcon="plus" onClick={() => setIsAsked(true)}>
          {value === '' ? t('search.addPromo') : t('search.promoOf', { code: value })}
        </Button>
      </div>
    );
  }
  return (
    <TextField
      label={t('search.promo')}
      name="promo"
      value={value}
      error={error}
      maxLength={LONGEST_PROMO}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      // It stands where the button was that asked for it.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={isAsked}
      onChange={(event) => onPromoChange(event.currentTarget.value)}
    />
  );
}
