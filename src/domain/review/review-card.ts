import { findOwnPicture, type OwnPicture, type OwnPictures } from '../gallery/own-picture.ts';
import type { Review } from './review.ts';

/** Characters from which a text is shown in part at first: about seven lines of a card. */
const longText = 280;

/** Whether a card shows only the beginning of a text until its reader wants more; many short lines are long as well. */
export const isLongReview = (text: string): boolean => text.length > longText || text.split('\n').length > 6;

/**
 * The picture of a customer, of the dealer's own folder alone: one that lies elsewhere would tell that website of each
 * visit.
 */
export const findCustomerPicture = ({ picture }: Review, pictures: OwnPictures): OwnPicture | null =>
  findOwnPicture(picture, pictures);
