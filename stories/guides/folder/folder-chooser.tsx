import { type DragEvent, useRef, useState } from 'react';
import { Button } from '#design-system/button';
import { Icon } from '#design-system/icon';
import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';
import { chosenFiles, droppedFiles, type FolderFiles } from './folder-files.ts';
import * as css from './folder.css.ts';

/** React's types do not name the attribute that lets a dialog choose a folder. */
const FOLDER = { webkitdirectory: '' };

interface FolderChooserProps {
  label: string;
  /** Whether choosing is what the page asks for. */
  isFirst: boolean;
  onFolder: (files: FolderFiles | Promise<FolderFiles>) => void;
}

/** A place to drop a folder on, with a button that chooses one. */
export function FolderChooser({ label, isFirst, onFolder }: FolderChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFolder(droppedFiles(event.dataTransfer.items));
  };
  return (
    <div
      className={css.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Stack gap="m" align="center">
        <Icon name="upload" size="l" />
        <Button tone={isFirst ? 'primary' : 'secondary'} onClick={() => input.current?.click()}>
          {label}
        </Button>
        <Text size="small" tone="muted" align="center">
          or drop the folder here. It stays on this machine: nothing is sent.
        </Text>
      </Stack>
      <input
        {...FOLDER}
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          const { files } = currentTarget;
          if (files !== null && files.length > 0) onFolder(chosenFiles(files));
          // The same folder may be chosen again after a change.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
