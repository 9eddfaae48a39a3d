import type { PublishedImage } from '#schemas/published';
import { Heading } from '#design-system/heading';
import { Image } from '#design-system/image';
import { Stack } from '#design-system/stack';
import type { ReactNode } from 'react';
import { Paragraphs } from './paragraphs.tsx';
import * as css from './story-block.css.ts';

interface StoryBlockProps {
  heading: string;
  detail: string;
  image: PublishedImage;
  side?: 'start' | 'end';
  action?: ReactNode;
}

export function StoryBlock({ heading, detail, image, side = 'start', action }: StoryBlockProps) {
  return (
    <div className={css.block}>
      <div className={side === 'end' ? css.pictureLast : undefined}>
        <Image source={image} ratio="4:3" radius="m" sizes="(min-width: 48rem) 46vw, 92vw" />
      </div>
      <Stack gap="xl">
        <Heading level={2}>{heading}</Heading>
        <Paragraphs text={detail} />
        {action}
      </Stack>
    </div>
  );
}
