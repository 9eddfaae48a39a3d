import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { classes, type ElementProps } from '../../element-props.ts';
import { useControllable } from '../../use-controllable.ts';
import { useAutoplay } from '../../use-autoplay.ts';
import { indexByKey, useSnapRow } from '../../use-snap-row.ts';
import * as css from './carousel.css.ts';
import { CarouselControls } from './carousel-controls.tsx';

export interface CarouselSlide {
  id: string;
  content: ReactNode;
}

/** The texts of the button that stops and starts the rotation. */
export interface CarouselRotation {
  /** Seconds per slide. */
  seconds?: number;
  /** Names the button while rotating, such as "Stop changing pictures". */
  stopLabel: string;
  /** Names the button while stopped, such as "Change pictures automatically". */
  startLabel: string;
}

export interface CarouselProps extends Omit<ElementProps<'div'>, 'children' | 'aria-label' | 'role'> {
  /** Names the carousel. */
  label: string;
  /** The role in the language of the page: "carousel". */
  roleDescription: string;
  /** The role of a slide in the language of the page: "slide". */
  slideRoleDescription: string;
  /** Names a slide by its position, such as "1 of 5". */
  slideLabel: (place: number, count: number) => string;
  /** Names the button to the previous slide. */
  previousLabel: string;
  /** Names the button to the next slide. */
  nextLabel: string;
  /** The slides. One is shown at a time. */
  slides: readonly CarouselSlide[];
  /** The current slide from 0, if the parent controls it. */
  index?: number;
  /** The first slide to show, from 0. */
  defaultIndex?: number;
  /** Called when another slide is shown. */
  onIndexChange?: (index: number) => void;
  /** Rotates the slides until a guest interacts. Never rotates with reduced motion. */
  rotation?: CarouselRotation;
  /** Where the buttons and the position are: below the slides, or over them, which suits pictures alone. */
  controls?: 'below' | 'over';
  /** What the arrow keys work from: the row, or the link or button that every slide has. */
  keysFrom?: 'row' | 'slides';
}

/**
 * Slides, one at a time, with buttons, swipe and rotation. Without scripts it is a row to scroll. `data-state`:
 * rotating | still.
 */
export function Carousel(props: CarouselProps) {
  const { label, roleDescription, slideRoleDescription, slideLabel, previousLabel, nextLabel } = props;
  const { slides, index: held, defaultIndex = 0, onIndexChange, rotation, ...more } = withoutWords(props);
  const { controls = 'below', keysFrom = 'row', ...native } = more;
  const count = slides.length;
  const [wanted, change] = useControllable({
    value: held,
    defaultValue: defaultIndex,
    onValueChange: onIndexChange,
  });
  const index = Math.max(0, Math.min(count - 1, wanted));
  const motion = useAutoplay();
  const isRotating = rotation !== undefined && motion.isMoving && count > 1;
  const row = useSnapRow({ count, index, onScrollTo: goTo });
  const isAlive = useIsHydrated();
  const stayMs = (rotation?.seconds ?? 7) * 1000;
  const show = useEffectEvent(change);

  useEffect(() => {
    if (!isRotating) return undefined;
    const timer = setTimeout(() => show((index + 1) % count), stayMs);
    return () => clearTimeout(timer);
  }, [isRotating, index, count, stayMs]);

  function goTo(next: number) {
    motion.stop();
    change(next);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (keysFrom === 'row' && event.target !== event.currentTarget) return;
    const target = indexByKey(event.key, event.currentTarget, { index, count });
    if (target === undefined) return;
    event.preventDefault();
    // At once, because what has the focus becomes inert.
    flushSync(() => goTo(target));
    if (keysFrom === 'slides') focusIn(event.currentTarget.children[target]);
  }

  return (
    <div
      {...native}
      role="group"
      aria-label={label}
      aria-roledescription={roleDescription}
      data-state={isRotating ? 'rotating' : 'still'}
    >
      <div className={css.carousel} {...motion.listeners}>
        {count > 1 && (
          <CarouselControls
            count={count}
            index={index}
            words={{ previousLabel, nextLabel, position: slideLabel(index + 1, count) }}
            rotation={
              rotation && { label: motion.isOn ? rotation.stopLabel : rotation.startLabel, ...motion }
            }
            isOver={controls === 'over'}
            onIndexChange={goTo}
          />
        )}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- scrolls by arrow keys, as the browser would by a few pixels */}
        <div
          {...row}
          role="group"
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll only what has the focus
          tabIndex={keysFrom === 'row' ? 0 : undefined}
          aria-live={isRotating ? 'off' : 'polite'}
          className={classes(css.row, controls === 'below' && css.rowAbove)}
          onKeyDown={onKeyDown}
        >
          {slides.map((slide, place) => (
            <div
              key={slide.id}
              role="group"
              aria-roledescription={slideRoleDescription}
              aria-label={slideLabel(place + 1, count)}
              inert={isAlive && place !== index}
              className={css.slide}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function focusIn(slide: Element | undefined): void {
  // The row scrolls to the slide by itself.
  slide?.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true });
}

function withoutWords(props: CarouselProps) {
  const { label: _label, roleDescription: _role, slideRoleDescription: _slideRole, ...rest } = props;
  const { slideLabel: _slide, previousLabel: _previous, nextLabel: _next, ...native } = rest;
  return native;
}

const never = () => () => undefined;

/** False on the server and without scripts, where every slide must be reachable. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
