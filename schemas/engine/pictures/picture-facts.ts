/** What the bytes of a picture show, regardless of its name. */
export type PictureFacts = Picture | NoPicture;

export interface Picture {
  kind: 'picture';
  format: 'JPEG' | 'PNG' | 'WebP' | 'AVIF';
  /** In pixels, after the Exif orientation. */
  width: number;
  height: number;
  /** True where it holds GPS data. */
  hasLocation: boolean;
}

export interface NoPicture {
  kind: 'none';
  /** What the bytes are instead, with its article; undefined where unknown. */
  holds?: string;
  /** Why the picture is damaged, as the end of a sentence. */
  damage?: string;
  /** True where a browser would run code in it. */
  isActive?: boolean;
}

/** The facts, or how many more bytes are needed. */
export type PictureReading =
  | { kind: 'facts'; width: number; height: number; hasLocation: boolean }
  | { kind: 'more'; bytes: number }
  | { kind: 'broken' };

/** The encoder's limit on pixels. */
export const MOST_PIXELS = 0x3fff * 0x3fff;

export const CUT_OFF = 'the file ends before the picture does';
export const GARBLED = 'a part of it was overwritten or lost';

export const BROKEN: PictureReading = { kind: 'broken' };
