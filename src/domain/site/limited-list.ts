import * as v from 'valibot';

/** A list of at most so many. Its length is looked at before what stands in it, so that one far too long costs nothing to refuse. */
export const limitedList = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(v.unknown()), v.maxLength(most), v.array(item));
