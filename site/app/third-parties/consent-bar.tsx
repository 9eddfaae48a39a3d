import { Button } from '#design-system/button';
import { Heading } from '#design-system/heading';
import { Link } from '#design-system/link';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { Text } from '#design-system/text';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../paths.ts';
import type { Asking, Choice } from './consent.ts';
import * as css from './consent-bar.css.ts';
import { useBottomSpace } from './use-bottom-space.ts';

interface ConsentBarProps {
  asking: Exclude<Asking, 'no'>;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
  onClose: () => void;
}

/** Asks for consent to tags. Both answers take one press, and the page does not wait for it. */
export function ConsentBar({ asking, choice, onChoose, onClose }: ConsentBarProps) {
  const { t } = useTranslation();
  const bar = useBottomSpace();
  const heading = useRef<HTMLHeadingElement>(null);
  const isCalledFor = asking === 'again';

  // Move the focus to a question that the guest asked for. Never move it to the first question.
  useEffect(() => {
    if (!isCalledFor) return undefined;
    const opener = document.activeElement;
    heading.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [isCalledFor]);

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key === 'Escape' && isCalledFor) onClose();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, wherever inside the focus is
    <section ref={bar} aria-labelledby="consent-heading" className={css.bar} onKeyDown={closeOnEscape}>
      <Surface tone="raised" padding="l" radius="m" elevation="high" outline>
        <Stack gap="m">
          <Heading level={2} size="s" id="consent-heading" ref={heading} tabIndex={-1}>
            {t('consent.heading')}
          </Heading>
          <Text size="small">
            {t('consent.text')}{' '}
            <Link asChild>
              <RouterLink to={paths.policies}>{t('consent.more')}</RouterLink>
            </Link>
          </Text>
          {choice === undefined ? null : (
            <Text size="small" tone="muted">
              {t(`consent.now.${choice}`)}
            </Text>
          )}
          <div className={css.answers}>
            <Button tone="secondary" width="full" onClick={() => onChoose('denied')}>
              {t('consent.refuse')}
            </Button>
            <Button tone="secondary" width="full" onClick={() => onChoose('granted')}>
              {t('consent.accept')}
            </Button>
          </div>
        </Stack>
      </Surface>
    </section>
  );
}
