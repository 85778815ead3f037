import { enquiryMessages, type EnquiryMessage } from './enquiry.ts';
import { createText, type Text } from './text.ts';

export type EnquiryText = Text<EnquiryMessage>;

/** Binds the words of the enquiry form to a dealer's overrides. */
export const createEnquiryText = (overrides: Readonly<Record<string, string>>): EnquiryText =>
  createText(enquiryMessages, overrides);

/** Whether a validation message is one of the words above; anything else is shown as it is. */
export const isEnquiryMessage = (key: string): key is EnquiryMessage => key in enquiryMessages;
