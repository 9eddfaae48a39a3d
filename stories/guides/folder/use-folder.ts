import { useState } from 'react';
import { checkContent, type Diagnostic, repairContent, type Report } from '#schemas/engine';
import { blobFileSystem, type FolderFiles } from './folder-files.ts';

export type FolderState =
  | { kind: 'empty' }
  | { kind: 'checking'; count: number }
  | { kind: 'checked'; files: FolderFiles; report: Report; repaired: readonly Diagnostic[] }
  | { kind: 'failed'; reason: string };

export interface Folder {
  state: FolderState;
  check: (files: FolderFiles | Promise<FolderFiles>) => Promise<void>;
  applyFixes: () => Promise<void>;
}

export const isSafe = ({ fix }: Diagnostic): boolean => fix?.safe === true;

/** A content folder that is checked and repaired here, as `verandah check` and `verandah fix` do; nothing is sent. */
export function useFolder(begin: FolderState = { kind: 'empty' }): Folder {
  const [state, setState] = useState<FolderState>(begin);
  const trying = async (work: () => Promise<FolderState>): Promise<void> => {
    try {
      setState(await work());
    } catch (error) {
      setState({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
    }
  };
  return {
    state,
    check: (given) =>
      trying(async () => {
        const files = await given;
        setState({ kind: 'checking', count: files.size });
        return checked(files);
      }),
    applyFixes: () =>
      trying(async () => {
        if (state.kind !== 'checked') return state;
        const { files } = state;
        setState({ kind: 'checking', count: files.size });
        const fs = blobFileSystem(files);
        const repair = await repairContent({ fs, root: '', isWanted: isSafe });
        const changed = [...repair.files].map(([path, { after }]) => [path, blobOf(after)] as const);
        return {
          kind: 'checked',
          files: new Map([...files, ...changed]),
          report: repair.report,
          repaired: [...state.repaired, ...repair.repaired],
        };
      }),
  };
}

async function checked(files: FolderFiles): Promise<FolderState> {
  const report = await checkContent({ fs: blobFileSystem(files), root: '' });
  if (report.files === 0)
    return {
      kind: 'failed',
      reason: 'There is no content file in it. Choose the folder that holds hotel.json.',
    };
  return { kind: 'checked', files, report, repaired: [] };
}

function blobOf(bytes: Uint8Array): Blob {
  // Bytes of a text, in memory of their own.
  return new Blob([new Uint8Array(bytes)]);
}
