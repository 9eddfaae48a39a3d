import * as Radix from '@radix-ui/react-popover';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { surfaces } from '../../css/surfaces.css.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import { hasContent } from '../../has-content.ts';
import { showFocused } from '../../show-focused.ts';
import { isMounted, type MountedOverlay, overlayTrigger, useOverlay } from '../../use-overlay.ts';
import { variant } from '../../variant.ts';
import { IconButton } from '../icon-button/index.ts';
import * as css from './popover.css.ts';

const SIDES = { top: 'top', bottom: 'bottom' } as const;
const ALIGNMENTS = { start: 'start', center: 'center', end: 'end' } as const;

interface PopoverContent extends Omit<ElementProps<'div'>, 'title' | 'role' | 'aria-label'> {
  /** Names the close button. Without it there is none, and Escape or a press outside closes. */
  closeLabel?: string;
  /** The preferred side; it flips where there is no space. */
  side?: keyof typeof SIDES;
  /** The edge that it shares with the trigger. */
  align?: keyof typeof ALIGNMENTS;
  /** The width, limited by the screen. */
  size?: keyof typeof css.size;
  /** Draws an arrow to the trigger. */
  arrow?: boolean;
}

interface Titled {
  /** The title, shown as the heading. */
  title: ReactNode;
  label?: never;
}

interface Labelled {
  /** The accessible name, if no visible title names it. */
  label: string;
  title?: never;
}

interface PopoverState {
  /** The button that opens it and that it is placed beside. */
  trigger: ReactElement;
  /** Whether it is open, if the parent controls it. */
  open?: boolean;
  /** Open at first. */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
}

/** The parent may control it, or leave it to the trigger. */
export type PopoverProps = PopoverState & PopoverContent & (Titled | Labelled);

/**
 * Details beside a button, with the page still usable. Escape and a press outside close it, and the focus returns to
 * the trigger. `data-state`: open | closed, on it and on its trigger; `data-side`: top | bottom.
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

/** Pixels between trigger and popover. */
const GAP = 8;
/** Pixels to the edges of the screen. */
const MARGIN = 16;

/** Returns the focus to the trigger, unless the guest pressed something else. */
function useReturnToOpener({ opener }: MountedOverlay) {
  const wentElsewhere = useRef(false);
  return {
    onFocusCapture: showFocused,
    onInteractOutside(event: Event) {
      // A press on the trigger closes it already; closing here too would open it again.
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

interface PopoverCloseProps {
  /** The button that closes it. */
  children: ReactElement;
}

/** Closes the popover around it. Its only child is the button. */
export function PopoverClose({ children }: PopoverCloseProps) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
