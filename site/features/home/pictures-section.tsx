import type { PublishedImage } from '#schemas/types';
import { Box } from '#design-system/box';
import { Container } from '#design-system/container';
import { Image } from '#design-system/image';
import { Stack } from '#design-system/stack';
import { useTranslation } from 'react-i18next';
import * as css from './pictures-section.css.ts';
import { SectionHeading } from './section-heading.tsx';

/** 'Us through Images': a row of pictures to scroll through by touch, wheel or arrow keys. Nothing moves by itself. */
export function PicturesSection({ images }: { images: readonly PublishedImage[] }) {
  const { t } = useTranslation();
  if (images.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="pictures-heading" paddingBlock="section">
      <Stack gap="xxl">
        <Container>
          <SectionHeading id="pictures-heading" heading={t('home.marquee')} />
        </Container>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll only what has the focus */}
        <div role="group" aria-label={t('home.marqueeHint')} tabIndex={0} className={css.scroller}>
          <ul className={css.row}>
            {images.map((image) => (
              <li key={image.id} className={css.picture}>
                <Image source={image} ratio="3:2" sizes="(min-width: 48rem) 26rem, 80vw" radius="m" />
              </li>
            ))}
          </ul>
        </div>
      </Stack>
    </Box>
  );
}
