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
  /** On the button while there is no file, such as "Choose a picture". */
  chooseLabel: string;
  /** On the button while there is one, such as "Choose another". */
  changeLabel: string;
  /** On the button that takes the file away again. */
  removeLabel: string;
  /** Says that a file can be dropped here as well; seen where things can be dragged. */
  dropHint?: ReactNode;
  /** The size of a file in words, such as "2.4 MB". */
  sizeText: (bytes: number) => string;
  /** The chosen file, where the parent holds it; null for none. */
  file?: File | null;
  /** Told which file is chosen now; null for none. */
  onFileChange?: (file: File | null) => void;
  /** The address of a picture that is already kept, such as the guest's own; seen until another is chosen. */
  savedPicture?: string | undefined;
  /** Told that the kept picture is not wanted any more. Without it only a chosen file can be removed. */
  onSavedPictureRemove?: () => void;
  /** How much of the file has been sent, from 0 to 100; left out while nothing is being sent. */
  progress?: number | undefined;
  /** Says how much has been sent, such as "40 % sent": always seen, and heard at each quarter. */
  progressText?: (percent: number) => string;
}

/**
 * One file from the guest's device, with a preview where it is a picture. The browser's own control lies over the whole zone: a
 * press or a drop anywhere in it counts, and `register` of react-hook-form works. `accept` only narrows what the browser offers, so that the
 * form still has to look at what it was given.
 * `data-state`: empty | filled | sending, and `data-over` while something is held above it, on the zone; valid | invalid on the field.
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
  // The browser keeps a file that the parent has taken away.
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
      // One way for every change, so that form libraries hear of this one too.
      input.current.dispatchEvent(new Event('change', { bubbles: true }));
    }
    // The button goes; what it was about stays.
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

/** Each step of a percent would be spoken over the one before. */
const wholeQuarters = (percent: number) => Math.floor(percent / 25) * 25;

/** Watches what is dragged over the zone; the native control under it takes what is dropped. */
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
