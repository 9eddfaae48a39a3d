import { Icon } from '#design-system/icon';
import { Inline } from '#design-system/inline';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';
import { useShell } from '../use-shell.ts';

interface ReasonsProps {
  /** Side by side, below or above prices; otherwise a list in a column. */
  layout?: 'row' | 'column';
}

/** Why guests book here, in the operator's words. Nothing where the hotel gives no reasons. */
export function Reasons({ layout = 'column' }: ReasonsProps) {
  const { t } = useTranslation();
  const { reasons = [] } = useShell();
  if (reasons.length === 0) return null;
  const items = reasons.map((reason) => (
    <li key={reason}>
      <Inline gap="s" align="start" wrap={false}>
        <Icon name="check" size="s" />
        <Text as="span" size="small">
          {reason}
        </Text>
      </Inline>
    </li>
  ));
  const label = t('prices.reasons');
  return layout === 'row' ? (
    <Inline as="ul" gap="l" aria-label={label}>
      {items}
    </Inline>
  ) : (
    <Stack as="ul" gap="s" aria-label={label}>
      {items}
    </Stack>
  );
}
