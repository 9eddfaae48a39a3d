import type { ContentFileSystem } from '#schemas/engine';

/** The files of a content folder by their paths in it. */
export type FolderFiles = ReadonlyMap<string, Blob>;

/** Files chosen by a folder dialog, which names them by `webkitRelativePath`. */
export function chosenFiles(list: Iterable<File>): FolderFiles {
  return belowHotel(Array.from(list, (file) => [file.webkitRelativePath || file.name, file]));
}

/** Files of dropped folders. The entries have to be taken while the event is handled. */
export async function droppedFiles(items: Iterable<DataTransferItem>): Promise<FolderFiles> {
  const entries = Array.from(items, (item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  const found = await Promise.all(entries.map((entry) => filesOf(entry, '')));
  return belowHotel(found.flat());
}

async function filesOf(entry: FileSystemEntry, folder: string): Promise<[string, Blob][]> {
  const path = `${folder}${entry.name}`;
  if (isFile(entry)) return [[path, await new Promise<File>((done, fail) => entry.file(done, fail))]];
  if (!isFolder(entry)) return [];
  const inside = await entriesOf(entry.createReader());
  return (await Promise.all(inside.map((each) => filesOf(each, `${path}/`)))).flat();
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

/** A browser tells the entries of a folder a hundred at a time. */
async function entriesOf(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const some = await new Promise<FileSystemEntry[]>((done, fail) => reader.readEntries(done, fail));
  return some.length === 0 ? [] : [...some, ...(await entriesOf(reader))];
}

/** The folder of hotel.json is the content folder, wherever it lies in what was given; else the outermost folder. */
function belowHotel(files: readonly (readonly [string, Blob])[]): FolderFiles {
  const hotels = files
    .map(([path]) => /^(?:.*\/)?(?=hotel\.jsonc?$)/i.exec(path)?.[0])
    .filter((folder) => folder !== undefined)
    .toSorted((a, b) => a.length - b.length);
  const [[first] = ['']] = files;
  const root = hotels[0] ?? first.slice(0, first.indexOf('/') + 1);
  return new Map(
    files.filter(([path]) => path.startsWith(root)).map(([path, file]) => [path.slice(root.length), file]),
  );
}

/** The checker's view of files that a browser holds. Pictures are read as far as their header. */
export function blobFileSystem(files: FolderFiles): ContentFileSystem {
  const bytesOf = async (path: string, count?: number): Promise<Uint8Array> => {
    const file = files.get(path);
    if (file === undefined) throw Object.assign(new Error(`no file ${path}`), { code: 'ENOENT' });
    return new Uint8Array(await file.slice(0, count).arrayBuffer());
  };
  return {
    list: async () => Array.from(files, ([path, file]) => ({ path, bytes: file.size, leavesFolder: false })),
    read: (_root, path) => bytesOf(path),
    readStart: (_root, path, count) => bytesOf(path, count),
  };
}
