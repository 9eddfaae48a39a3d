import * as Radix from '@radix-ui/react-popover';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { surfaces } from '../../css/surfaces.css.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import { hasContent } from '../../has-content.ts';
import {
  isMounted,
  type MountedOverlay,
  overlayTrigger,
  showFocused,
  useOverlay,
} from '../../use-overlay.ts';
import { variant } from '../../variant.ts';
import { IconButton } from '../icon-button/index.ts';
import * as css from './popover.css.ts';

const SIDES = { top: 'top', bottom: 'bottom' } as const;
const ALIGNMENTS = { start: 'start', center: 'center', end: 'end' } as const;

interface PopoverContent extends Omit<ElementProps<'div'>, 'title' | 'role' | 'aria-label'> {
  /** Names the close button; without it there is none, and Escape or a press beside it closes. */
  closeLabel?: string;
  /** Where it opens while there is room; else on the other side. */
  side?: keyof typeof SIDES;
  /** Which of its edges it shares with the trigger. */
  align?: keyof typeof ALIGNMENTS;
  /** How wide it is; never wider than the screen. */
  size?: keyof typeof css.size;
  /** Points at the trigger. */
  arrow?: boolean;
}

interface Titled {
  /** Its name, drawn as its heading. */
  title: ReactNode;
  label?: never;
}

interface Labelled {
  /** Its name, where nothing visible says it. */
  label: string;
  title?: never;
}

interface PopoverState {
  /** The button that opens it, and beside which it stands. */
  trigger: ReactElement;
  /** Whether it is open, where the parent decides. */
  open?: boolean;
  /** Open from the start. */
  defaultOpen?: boolean;
  /** Told when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
}

/** Its parent may hold whether it is open, or leave it to the trigger. */
export type PopoverProps = PopoverState & PopoverContent & (Titled | Labelled);

/**
 * A little more, beside the button that asks for it: the page stays in reach behind it. Escape and a press elsewhere close it,
 * and the focus returns to the trigger. `data-state`: open | closed, on it and on its trigger; `data-side`: top | bottom.
 */
export function Popover(props: PopoverProps) {
  const state = useOverlay(props);
  return (
    <>
      {overlayTrigger(props.trigger, state)}
      {isMounted(state) && (
        <Radix.Root open={state.isOpen} onOpenChange={state.setOpen}>
          <Radix.Anchor virtualRef={state.opener} />
          <Radix.Portal>
            <Panel {...contentOf(props)} state={state} />
          </Radix.Portal>
        </Radix.Root>
      )}
    </>
  );
}

function contentOf(props: PopoverProps) {
  const {
    trigger: _trigger,
    open: _open,
    defaultOpen: _default,
    onOpenChange: _onChange,
    ...content
  } = props;
  return content;
}

type PanelProps = PopoverContent &
  Partial<Pick<Titled, 'title'> & Pick<Labelled, 'label'>> & { state: MountedOverlay };

function Panel({ state, title, label, closeLabel, children, ...options }: PanelProps) {
  const { side = 'bottom', align = 'center', size = 's', arrow = false, ...rest } = options;
  const hasTitle = hasContent(title);
  return (
    <Radix.Content
      {...rest}
      {...(hasTitle ? {} : { 'aria-label': label })}
      {...useReturnToOpener(state)}
      side={variant('Popover', 'side', side, SIDES)}
      align={variant('Popover', 'align', align, ALIGNMENTS)}
      sideOffset={arrow ? GAP / 2 : GAP}
      arrowPadding={GAP}
      collisionPadding={MARGIN}
      className={classes(surfaces.raised, css.panel, variant('Popover', 'size', size, css.size))}
    >
      <div className={css.scroller}>
        {(hasTitle || closeLabel !== undefined) && (
          <div className={css.header}>
            {hasTitle && <Radix.Title className={css.title}>{title}</Radix.Title>}
            {closeLabel !== undefined && (
              <span className={css.close}>
                <Radix.Close asChild>
                  <IconButton label={closeLabel} icon="close" size="s" />
                </Radix.Close>
              </span>
            )}
          </div>
        )}
        <div>{children}</div>
      </div>
      {arrow && (
        <Radix.Arrow asChild width={16} height={8}>
          <svg viewBox="0 0 16 8" className={css.arrow}>
            <path d="M0 0 8 7.5 16 0" />
          </svg>
        </Radix.Arrow>
      )}
    </Radix.Content>
  );
}

/** Pixels between trigger and popover; placing is arithmetic in pixels. */
const GAP = 8;
/** Pixels that stay free at the edges of the screen. */
const MARGIN = 16;

/** Whoever leaves by pressing something else goes there; everybody else goes back to the trigger. */
function useReturnToOpener({ opener }: MountedOverlay) {
  const wentElsewhere = useRef(false);
  return {
    onFocusCapture: showFocused,
    onInteractOutside(event: Event) {
      // A press on the trigger closes by itself; closing here as well would open it again.
      if (event.target instanceof Node && opener.current?.contains(event.target))
        return event.preventDefault();
      wentElsewhere.current = true;
      return undefined;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (!wentElsewhere.current) opener.current?.focus();
      wentElsewhere.current = false;
    },
  };
}

/** Closes the popover around it; its only child is the button. */
export function PopoverClose({ children }: { children: ReactElement }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
