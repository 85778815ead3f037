import { withoutQuery } from '#domain/site/path-of-address.ts';

/** Endings of documents that are no pictures for browsers; an address without an ending may be one. */
const otherEnding = /\.(pdf|docx?|pptx?|ai|eps|psd|indd|tiff?|heic|bmp|ico|html?|php|zip|mp4|webm)$/i;

/** Whether the address of a picture elsewhere ends like something that browsers do not draw. */
export const isOtherDocument = (address: string): boolean => otherEnding.test(withoutQuery(address));
