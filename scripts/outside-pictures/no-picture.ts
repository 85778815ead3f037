/** A picture cannot be had or drawn, whenever somebody asks: its server is not down, and has answered if it was asked. */
export class NoPicture extends Error {
  override readonly name = 'NoPicture';
}
