import * as Radix from '@radix-ui/react-alert-dialog';
import { type ReactNode, useId, useState } from 'react';
import * as overlay from '../../css/overlay.css.ts';
import { surfaces } from '../../css/surfaces.css.ts';
import { classes, type ElementProps } from '../../element-props.ts';
import { hasContent } from '../../has-content.ts';
import { OverlayBody } from '../../overlay-body.tsx';
import {
  type HeldByParent,
  type HeldByTrigger,
  isMounted,
  type MountedOverlay,
  overlayFocus,
  overlayTrigger,
  useOverlay,
} from '../../use-overlay.ts';
import { variant } from '../../variant.ts';
import { Button } from '../button/index.ts';
import { Heading } from '../heading/index.ts';
import { Icon } from '../icon/index.ts';
import { Text } from '../text/index.ts';
import * as css from './alert-dialog.css.ts';

const ACTION_TONES = { neutral: 'primary', danger: 'danger' } as const;

interface AlertDialogBase extends Omit<ElementProps<'div'>, 'title' | 'role'> {
  /** The question, shown as the heading. */
  title: ReactNode;
  /** What will happen, in one or two sentences. */
  description: ReactNode;
  /** The label of the cancel button. It has the first focus unless there is content above it. */
  cancelLabel: ReactNode;
  /** `danger` for an action that cannot be undone. */
  tone?: keyof typeof ACTION_TONES;
  /** The action is running: the dialog stays open and further presses do nothing. */
  busy?: boolean;
  /** Announced while busy. */
  busyLabel?: string;
}

interface Answerable {
  /** What the action does, as a verb: "Cancel booking". */
  actionLabel: ReactNode;
  /** Runs the action. The dialog is busy while its promise is pending and stays open if it rejects. */
  onAction: () => void | Promise<void>;
}

/** Without an action, such as while figures load or after success: only the cancel button is shown. */
interface Unanswerable {
  actionLabel?: never;
  onAction?: never;
}

type AlertDialogContent = AlertDialogBase & (Answerable | Unanswerable);

/** The parent controls it, or a trigger opens it and the action closes it. */
export type AlertDialogProps = AlertDialogContent & (HeldByParent | HeldByTrigger);

/**
 * A question that must be answered first. A press outside does not close it; Escape cancels. `data-state`: open |
 * closed, on the dialog and on its trigger. `data-tone`: neutral | danger.
 */
export function AlertDialog(props: AlertDialogProps) {
  const state = useOverlay(props);
  return (
    <>
      {props.trigger !== undefined && overlayTrigger(props.trigger, state)}
      {isMounted(state) && <Question {...contentOf(props)} state={state} />}
    </>
  );
}

function contentOf(props: AlertDialogProps): AlertDialogContent {
  const {
    trigger: _trigger,
    open: _open,
    defaultOpen: _default,
    onOpenChange: _onChange,
    ...content
  } = props;
  return content;
}

function Question(props: AlertDialogContent & { state: MountedOverlay }) {
  const { state, title, description, cancelLabel, actionLabel, onAction, children, ...more } = props;
  const { tone = 'neutral', busy = false, busyLabel = '', ...rest } = more;
  const [isPending, setPending] = useState(false);
  const titleId = useId();
  const isBusy = busy || isPending;

  async function act() {
    // A closed dialog fades out and could be pressed again meanwhile.
    if (isBusy || !state.isOpen) return;
    const done = onAction?.();
    if (done !== undefined) {
      setPending(true);
      try {
        await done;
      } finally {
        setPending(false);
      }
    }
    if (state.hasTrigger) state.setOpen(false);
  }

  return (
    <Radix.Root open={state.isOpen} onOpenChange={(open) => !isBusy && state.setOpen(open)}>
      <Radix.Portal>
        <Radix.Overlay className={classes(overlay.veil, overlay.fading)}>
          <Radix.Content
            {...rest}
            {...overlayFocus(state)}
            onOpenAutoFocus={(event) => {
              overlayFocus(state).onOpenAutoFocus();
              // Below long content the cancel button may be out of sight.
              if (hasContent(children)) focusPanel(event);
            }}
            data-tone={tone}
            className={classes(surfaces.raised, overlay.panel, css.panel)}
          >
            <div className={classes(overlay.header, css.header)}>
              {tone === 'danger' && (
                <span className={css.sign}>
                  <Icon name="warning" />
                </span>
              )}
              <div className={overlay.titles}>
                <Radix.Title asChild>
                  <Heading level={2} size="m">
                    <span id={titleId}>{title}</span>
                  </Heading>
                </Radix.Title>
                <Radix.Description asChild>
                  <Text tone="muted">{description}</Text>
                </Radix.Description>
              </div>
            </div>
            {hasContent(children) && <OverlayBody titleId={titleId}>{children}</OverlayBody>}
            <div className={overlay.footer}>
              <Radix.Cancel asChild>
                <Button tone="secondary" aria-disabled={isBusy || undefined}>
                  {cancelLabel}
                </Button>
              </Radix.Cancel>
              {onAction !== undefined && (
                <Button
                  tone={variant('AlertDialog', 'tone', tone, ACTION_TONES)}
                  busy={isBusy}
                  busyLabel={busyLabel}
                  onClick={() => void act()}
                >
                  {actionLabel}
                </Button>
              )}
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Radix would focus the cancel button. */
function focusPanel(event: Event) {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true });
}
