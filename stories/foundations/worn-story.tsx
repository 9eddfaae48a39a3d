import { Text } from '#design-system/text';
import { type SyntheticEvent, useState } from 'react';
import { themeNamed } from '../../.storybook/themes.ts';
import { applyTheme } from '#design-system/theme';
import * as css from './foundations.css.ts';

interface WornStoryProps {
  story: string;
  theme: string;
  title: string;
}

/** A story in a document of its own. Until it is drawn its frame has the colours of the theme, and says so. */
export function WornStory({ story, theme, title }: WornStoryProps) {
  const [isDrawn, setIsDrawn] = useState(false);
  const dress = (frame: HTMLDivElement | null) => {
    if (frame) applyTheme(frame, themeNamed(theme).vars);
  };
  return (
    <div ref={dress} className={css.worn}>
      {isDrawn ? null : (
        <div role="status" className={css.awaited}>
          <Text tone="muted">{`Drawing ${title} …`}</Text>
        </div>
      )}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a story of this Storybook, which reads the draft that it keeps */}
      <iframe
        className={css.story}
        data-drawn={isDrawn}
        loading="lazy"
        title={`${story} in ${title}`}
        src={`./iframe.html?id=${encodeURIComponent(story)}&viewMode=story&globals=theme:${theme}`}
        onLoad={(event) => whenDrawn(event, () => setIsDrawn(true))}
      />
    </div>
  );
}

/** A story, or what Storybook says where there is none. */
const DRAWN = '#storybook-root > *, .sb-show-errordisplay, .sb-show-nopreview';

/** The document is there long before its story: it loads the story, and the story its screen. */
function whenDrawn({ currentTarget }: SyntheticEvent<HTMLIFrameElement>, onDrawn: () => void): void {
  const { contentDocument: inside } = currentTarget;
  if (inside === null) return;
  const observer = new MutationObserver(look);
  observer.observe(inside, { attributeFilter: ['class'], childList: true, subtree: true });
  look();

  function look(): void {
    if (inside?.querySelector(DRAWN) == null) return;
    observer.disconnect();
    onDrawn();
  }
}
