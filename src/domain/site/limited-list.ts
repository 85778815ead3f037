import * as v from 'valibot';

/**
 * A list of at most so many. The first fault in it ends the judgement: to tell all of thousands of wrong items takes seconds of
 * processor time.
 */
export const limitedList = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.config(v.pipe(v.array(item), v.maxLength(most)), { abortEarly: true });
