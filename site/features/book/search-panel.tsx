import { Button } from '#design-system/button';
import { Surface } from '#design-system/surface';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './search-panel.css.ts';

interface SearchPanelProps {
  /** On a phone the form collapses once a search has results. */
  isAnswered: boolean;
  children: ReactNode;
}

/** Holds the search form. On a phone it collapses to a button after a search. */
export function SearchPanel({ isAnswered, children }: SearchPanelProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      {isAnswered ? (
        <div className={css.toggle}>
          <Button
            tone="secondary"
            width="full"
            startIcon="search"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {t('book.changeSearch')}
          </Button>
        </div>
      ) : null}
      <div id={id} className={isAnswered && !isOpen ? css.folded : undefined}>
        <Surface tone="raised" padding="l" radius="m" elevation="low" outline>
          {children}
        </Surface>
      </div>
    </>
  );
}
