/** A picture cannot be had or drawn, whenever somebody asks: its server is not down, and has answered if it was asked. */
export class NoPicture extends Error {
  override readonly name = 'NoPicture';
}

/** The server says that it cannot answer now, as one behind a CDN does instead of being silent: it may have the picture later. */
export class PictureLater extends NoPicture {}
