import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';
import { THEME_ITEMS, YOURS } from '../../.storybook/themes.ts';
import * as css from './foundations.css.ts';
import { WornStory } from './worn-story.tsx';

interface AllThemesProps {
  /** The story that every theme wears, as in its address: `screens-home--ready`. */
  story: string;
}

/** One story in every theme: each in a document of its own, as a theme is worn by a whole page. */
export function AllThemes({ story }: AllThemesProps) {
  return (
    <div className={css.themes}>
      {[YOURS, ...THEME_ITEMS].map(({ value, title, right }) => (
        <Stack key={value} gap="s" as="section" aria-labelledby={`theme-${value}`}>
          <Heading level={2} size="xs" id={`theme-${value}`}>
            {title}: {right}
          </Heading>
          <WornStory key={story} story={story} theme={value} title={title} />
        </Stack>
      ))}
    </div>
  );
}
