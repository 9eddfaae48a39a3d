import { type ChangeEvent, type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classes, type ElementProps } from '../../element-props.ts';
import { hasContent } from '../../has-content.ts';
import { mergeRefs } from '../../merge-refs.ts';
import { useFormReset } from '../../use-form-reset.ts';
import { Button } from '../button/index.ts';
import { Field, type FieldWords, splitField } from '../field/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './file-field.css.ts';
import { FilePicture } from './file-picture.tsx';
import { FileProgress } from './file-progress.tsx';

export interface FileFieldProps
  extends
    Omit<
      ElementProps<'input'>,
      'id' | 'type' | 'value' | 'defaultValue' | 'multiple' | 'size' | 'aria-describedby'
    >,
    FieldWords {
  /** The button's label without a file, such as "Choose a picture". */
  chooseLabel: string;
  /** The button's label with a file, such as "Choose another". */
  changeLabel: string;
  /** The label of the button that removes the file. */
  removeLabel: string;
  /** Says that files can be dropped here. Shown on devices that can drag. */
  dropHint?: ReactNode;
  /** Formats a file size, such as "2.4 MB". */
  sizeText: (bytes: number) => string;
  /** The chosen file, if the parent controls it. Null for none. */
  file?: File | null;
  /** Called with the chosen file. Null for none. */
  onFileChange?: (file: File | null) => void;
  /** The address of a saved picture, shown until another is chosen. */
  savedPicture?: string | undefined;
  /** Called when the guest removes the saved picture. Without it only a chosen file can be removed. */
  onSavedPictureRemove?: () => void;
  /** How much of the file was sent, from 0 to 100. Omit it when nothing is being sent. */
  progress?: number | undefined;
  /** Formats the progress, such as "40 % sent". It is always shown, and announced at each quarter. */
  progressText?: (percent: number) => string;
}

/**
 * One file from the guest's device, with a preview of a picture. The native control covers the zone, so a press or a
 * drop anywhere works, and so does `register` of react-hook-form. `accept` only filters the browser's dialog: the form
 * must still check the file. `data-state`: empty | filled | sending, and `data-over` while something is dragged over
 * it, on the zone; valid | invalid on the field.
 */
export function FileField(props: FileFieldProps) {
  const {
    chooseLabel,
    changeLabel,
    removeLabel,
    dropHint,
    sizeText,
    file: held,
    onFileChange,
    ...rest
  } = props;
  const { savedPicture, onSavedPictureRemove, progress, progressText = String, ...others } = rest;
  const { words, native: allNative } = splitField(others);
  const { ref, onChange, disabled, ...native } = allNative;
  const [own, setOwn] = useState<File | null>(null);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const chosenId = useId();
  const file = held === undefined ? own : held;
  useFormReset(input, () => hold(null));
  // The browser keeps a file that the parent has removed.
  useEffect(() => {
    if (file === null && input.current !== null) input.current.value = '';
  }, [file]);

  function hold(next: File | null) {
    setOwn(next);
    onFileChange?.(next);
  }
  function choose(event: ChangeEvent<HTMLInputElement>) {
    hold(event.currentTarget.files?.[0] ?? null);
    onChange?.(event);
  }
  function remove() {
    if (file === null) onSavedPictureRemove?.();
    else if (input.current !== null) {
      input.current.value = '';
      // A change event, so that form libraries notice.
      input.current.dispatchEvent(new Event('change', { bubbles: true }));
    }
    // The button disappears, so focus the control.
    input.current?.focus();
  }
  const hasFile = file !== null || savedPicture !== undefined;
  const canRemove = file !== null || (savedPicture !== undefined && onSavedPictureRemove !== undefined);
  const chosenWords = file === null ? '' : `${file.name}, ${sizeText(file.size)}`;
  const describedBy = classes(words['aria-describedby'], file !== null && chosenId);

  return (
    <Field {...words} aria-describedby={describedBy}>
      {(wiring) => (
        <div
          className={css.zone}
          data-state={stateOf({ isSending: progress !== undefined, hasFile })}
          data-over={isOver ? '' : undefined}
          {...dragging(setOver)}
        >
          <input
            {...native}
            {...wiring}
            ref={mergeRefs(input, ref)}
            type="file"
            disabled={disabled}
            onChange={choose}
            className={css.input}
          />
          <FilePicture file={file} savedPicture={savedPicture} />
          <div className={css.content}>
            {file !== null && (
              <span className={css.name} id={chosenId}>
                <bdi>{file.name}</bdi>
                <span className={css.size}>{sizeText(file.size)}</span>
              </span>
            )}
            <div className={css.actions}>
              <Button asChild tone="secondary" size="s">
                <label htmlFor={wiring.id}>{hasFile ? changeLabel : chooseLabel}</label>
              </Button>
              {canRemove && disabled !== true && (
                <span className={css.remove}>
                  <Button tone="quiet" size="s" onClick={remove}>
                    {removeLabel}
                  </Button>
                </span>
              )}
              {!hasFile && hasContent(dropHint) && <span className={css.dropHint}>{dropHint}</span>}
            </div>
          </div>
          {progress !== undefined && (
            <FileProgress percent={progress} progressText={progressText} labelledBy={`${wiring.id}-sent`} />
          )}
          <VisuallyHidden role="status">
            {progress === undefined ? chosenWords : progressText(wholeQuarters(progress))}
          </VisuallyHidden>
        </div>
      )}
    </Field>
  );
}

function stateOf({ isSending, hasFile }: { isSending: boolean; hasFile: boolean }) {
  if (isSending) return 'sending';
  return hasFile ? 'filled' : 'empty';
}

/** Announcements of every percent would interrupt each other. */
const wholeQuarters = (percent: number) => Math.floor(percent / 25) * 25;

function dragging(setOver: (isOver: boolean) => void) {
  return {
    onDragEnter: () => setOver(true),
    onDragOver: () => setOver(true),
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      const isInside =
        event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
      if (!isInside) setOver(false);
    },
    onDrop: () => setOver(false),
  };
}
