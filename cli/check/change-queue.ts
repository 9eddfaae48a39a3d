import type { FolderChange } from './watch-folder.ts';

/** Collects changes of a folder until they are taken, all at once. */
export interface ChangeQueue {
  put(change: FolderChange): void;
  /** Waits for a change; undefined once the queue is closed. */
  take(): Promise<FolderChange | undefined>;
  close(): void;
}

export function createChangeQueue(): ChangeQueue {
  let kept: FolderChange | undefined;
  let isClosed = false;
  let wake: (() => void) | undefined;
  return {
    put(change) {
      kept = kept === undefined ? change : together(kept, change);
      wake?.();
    },
    async take() {
      if (kept === undefined && !isClosed) {
        const { promise, resolve } = Promise.withResolvers<undefined>();
        wake = () => resolve(undefined);
        await promise;
      }
      const change = isClosed ? undefined : kept;
      kept = undefined;
      return change;
    },
    close() {
      isClosed = true;
      wake?.();
    },
  };
}

function together(a: FolderChange, b: FolderChange): FolderChange {
  return { files: new Set([...a.files, ...b.files]), isLarge: a.isLarge || b.isLarge };
}
