import { Button } from '#design-system/button';
import { Inline } from '#design-system/inline';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { useTranslation } from 'react-i18next';

const WHYS = ['plans', 'elsewhere', 'dates', 'ill'] as const;

interface ReasonChipsProps {
  /** The reason as it stands in its field. */
  value: string;
  onChoose: (reason: string) => void;
}

/** The usual reasons. A press writes one into the field, where the guest may go on. */
export function ReasonChips({ value, onChoose }: ReasonChipsProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="m" role="group" aria-labelledby="cancel-why">
      <Text id="cancel-why" weight="medium">
        {t('cancel.why')}
      </Text>
      <Inline gap="s">
        {WHYS.map((why) => {
          const reason = t(`cancel.whys.${why}`);
          const isChosen = value.trim() === reason;
          return (
            <Button
              key={why}
              size="s"
              tone={isChosen ? 'primary' : 'secondary'}
              {...(isChosen ? { startIcon: 'check' } : {})}
              aria-pressed={isChosen}
              onClick={() => onChoose(reason)}
            >
              {reason}
            </Button>
          );
        })}
      </Inline>
    </Stack>
  );
}
