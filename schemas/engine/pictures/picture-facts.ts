/** What the bytes of a picture say about it, whatever its name says. */
export type PictureFacts = Picture | NoPicture;

export interface Picture {
  kind: 'picture';
  format: 'JPEG' | 'PNG' | 'WebP' | 'AVIF';
  /** Pixels as the picture is shown: turned by its own orientation mark. */
  width: number;
  height: number;
  /** The camera wrote down where it stood. */
  hasLocation: boolean;
}

export interface NoPicture {
  kind: 'none';
  /** What the bytes are instead, with its article; absent where nobody can tell. */
  holds?: string;
  /** It begins as a picture does and cannot be read to its end: why, as the end of a sentence. */
  damage?: string;
  /** Something in it would run in the browser of a guest. */
  isActive?: boolean;
}

/** What the first bytes of a file gave: the facts, or how many more bytes are needed to tell. */
export type PictureReading =
  | { kind: 'facts'; width: number; height: number; hasLocation: boolean }
  | { kind: 'more'; bytes: number }
  | { kind: 'broken' };

/** Pixels that publishing decodes of one picture, as the encoder limits them: some 268 million. */
export const MOST_PIXELS = 0x3fff * 0x3fff;

export const CUT_OFF = 'the file ends before the picture does';
export const GARBLED = 'a part of it was overwritten or lost';

export const BROKEN: PictureReading = { kind: 'broken' };
