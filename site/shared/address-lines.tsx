import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

/** An address on one line. Each part keeps its own direction in right-to-left text. */
export function AddressLines({ lines }: { lines: readonly string[] }) {
  const { t } = useTranslation();
  return lines.map((line, place) => (
    <Fragment key={line}>
      {place === 0 ? null : `${t('comma')} `}
      <bdi>{line}</bdi>
    </Fragment>
  ));
}
