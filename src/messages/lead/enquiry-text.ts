import { enquiryMessages, type EnquiryMessage } from './enquiry.ts';
import { createText, type Text } from '../site/text.ts';

export type EnquiryText = Text<EnquiryMessage>;

/** Binds the words of forms to a dealer's overrides. */
export const createEnquiryText = (overrides: Readonly<Record<string, string>>): EnquiryText =>
  createText(enquiryMessages, overrides);
