/** Pixels that a picture fills (`cover`), or within which it is drawn whole (`inside`). */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  readonly fit: 'cover' | 'inside';
}
