import * as Radix from '@radix-ui/react-dialog';
import { type ReactElement, type ReactNode, useId } from 'react';
import * as overlay from '../../css/overlay.css.ts';
import { surfaces } from '../../css/surfaces.css.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import { hasContent } from '../../has-content.ts';
import { OverlayBody } from '../../overlay-body.tsx';
import {
  type HeldByParent,
  type HeldByTrigger,
  isMounted,
  overlayFocus,
  overlayTrigger,
  useOverlay,
} from '../../use-overlay.ts';
import { variant } from '../../variant.ts';
import { Heading } from '../heading/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Text } from '../text/index.ts';
import * as css from './dialog.css.ts';

interface DialogContent extends Omit<ElementProps<'div'>, 'title' | 'role'> {
  /** The title, shown as the heading. */
  title: ReactNode;
  /** One or two sentences below the title. */
  description?: ReactNode;
  /** Names the close button. */
  closeLabel: string;
  /** The maximum width on wide screens. */
  size?: keyof typeof css.size;
  /** The height on phones: by the content, half of the screen, or all of it. */
  height?: keyof typeof css.height;
  /** Actions at the bottom, always in view. */
  footer?: ReactNode;
}

/** The parent controls it, or a trigger opens it. */
export type DialogProps = DialogContent & (HeldByParent | HeldByTrigger);

/**
 * A question or detail in front of the page: a bottom sheet on phones, a centred card on wider screens. It takes the
 * focus, keeps it, and returns it. What does not fit scrolls between its title and its footer. `data-state`: open |
 * closed, on the dialog and on its trigger; `data-overflow` of the content while it scrolls.
 */
export function Dialog(props: DialogProps) {
  const state = useOverlay(props);
  return (
    <>
      {props.trigger !== undefined && overlayTrigger(props.trigger, state)}
      {isMounted(state) && (
        <Radix.Root open={state.isOpen} onOpenChange={state.setOpen}>
          <Panel {...contentOf(props)} {...overlayFocus(state)} />
        </Radix.Root>
      )}
    </>
  );
}

function contentOf(props: DialogProps): DialogContent {
  const {
    trigger: _trigger,
    open: _open,
    defaultOpen: _default,
    onOpenChange: _onChange,
    ...content
  } = props;
  return content;
}

function Panel(props: DialogContent & ReturnType<typeof overlayFocus>) {
  const { title, description, closeLabel, size = 'm', height = 'content', footer, ...more } = props;
  const { children, ...rest } = more;
  const hasDescription = hasContent(description);
  const titleId = useId();
  return (
    <Radix.Portal>
      <Radix.Overlay className={classes(overlay.veil, overlay.fading)}>
        <Radix.Content
          {...(hasDescription ? {} : { 'aria-describedby': undefined })}
          {...rest}
          className={classes(
            surfaces.raised,
            overlay.panel,
            variant('Dialog', 'size', size, css.size),
            variant('Dialog', 'height', height, css.height),
          )}
        >
          <div className={classes(overlay.header, css.header)}>
            <div className={overlay.titles}>
              <Radix.Title asChild>
                <Heading level={2} size="m">
                  <span id={titleId}>{title}</span>
                </Heading>
              </Radix.Title>
              {hasDescription && (
                <Radix.Description asChild>
                  <Text tone="muted">{description}</Text>
                </Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton label={closeLabel} icon="close" size="s" />
            </Radix.Close>
          </div>
          {hasContent(children) && <OverlayBody titleId={titleId}>{children}</OverlayBody>}
          {hasContent(footer) && <div className={overlay.footer}>{footer}</div>}
        </Radix.Content>
      </Radix.Overlay>
    </Radix.Portal>
  );
}

interface DialogCloseProps {
  /** The button that closes it. */
  children: ReactElement;
}

/** Closes the dialog around it. Its only child is the button. */
export function DialogClose({ children }: DialogCloseProps) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
