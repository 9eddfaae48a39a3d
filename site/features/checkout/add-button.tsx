import { Button } from '#design-system/button';
import { useTranslation } from 'react-i18next';

interface AddButtonProps {
  /** What is added, in the words of its line. */
  name: string;
  isAdded: boolean;
  onPress: () => void;
}

/** Adds what its line offers, and takes it out again. */
export function AddButton({ name, isAdded, onPress }: AddButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      tone={isAdded ? 'primary' : 'secondary'}
      size="s"
      startIcon={isAdded ? 'check' : 'plus'}
      aria-pressed={isAdded}
      aria-label={t(isAdded ? 'extras.removeOf' : 'extras.addOf', { extra: name })}
      onClick={onPress}
    >
      {t(isAdded ? 'extras.added' : 'extras.add')}
    </Button>
  );
}
