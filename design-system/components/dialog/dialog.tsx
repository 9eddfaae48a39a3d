import * as Radix from '@radix-ui/react-dialog';
import type { ReactElement, ReactNode } from 'react';
import { surfaces } from '../../css/surfaces.css.ts';
import { classes } from '../../element-props.ts';
import { isGiven } from '../field/index.ts';
import { Heading } from '../heading/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Text } from '../text/index.ts';
import * as css from './dialog.css.ts';

interface DialogContent {
  /** The name of the dialog, drawn as its heading. */
  title: ReactNode;
  /** One or two sentences below the title. */
  description?: ReactNode;
  /** Names the close button. */
  closeLabel: string;
  size?: keyof typeof css.size;
  /** Actions, at the foot. */
  footer?: ReactNode;
  children?: ReactNode;
}

interface HeldByParent {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  defaultOpen?: never;
  trigger?: never;
}

interface HeldByDialog {
  /** The button that opens it. */
  trigger: ReactElement;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  open?: never;
}

/** Either the parent says whether it is open, or a trigger opens it. */
export type DialogProps = DialogContent & (HeldByParent | HeldByDialog);

/** A question or a detail in front of the page: it takes the focus, keeps it, and gives it back. */
export function Dialog(props: DialogProps) {
  const { title, description, closeLabel, size = 'm', footer, children } = props;
  const hasDescription = isGiven(description);
  return (
    <Radix.Root {...stateOf(props)}>
      {props.trigger !== undefined && <Radix.Trigger asChild>{props.trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={css.veil}>
          <Radix.Content
            className={classes(surfaces.raised, css.panel, css.size[size])}
            {...(hasDescription ? {} : { 'aria-describedby': undefined })}
          >
            <div className={css.header}>
              <div className={css.titles}>
                <Radix.Title asChild>
                  <Heading level={2} size="m">
                    {title}
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
            {children}
            {isGiven(footer) && <div className={css.footer}>{footer}</div>}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

function stateOf(props: HeldByParent | HeldByDialog) {
  if (props.open !== undefined) return { open: props.open, onOpenChange: props.onOpenChange };
  return {
    ...(props.defaultOpen === undefined ? {} : { defaultOpen: props.defaultOpen }),
    ...(props.onOpenChange === undefined ? {} : { onOpenChange: props.onOpenChange }),
  };
}

/** Closes the dialog around it; its only child is the button. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
