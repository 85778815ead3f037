import type { Site } from '#domain/site/site.ts';
import { createEnquiryText } from './enquiry-text.ts';

/** The notice in words, and those of its link to the privacy policy. */
export interface CollectionNotice {
  words: string;
  link: string;
}

const list = new Intl.ListFormat('en-AU');

/** Who gets the details; a request for finance goes to the lenders, where there are some. */
function describeKeeping(
  { privacy: { systems, lenders }, messages }: Pick<Site, 'privacy' | 'messages'>,
  isFinance: boolean,
): string {
  const text = createEnquiryText(messages);
  const names = { systems: list.format(systems), lenders: list.format(lenders) };
  if (isFinance && lenders.length > 0)
    return text(systems.length > 0 ? 'enquiry.notice.keptInFinance' : 'enquiry.notice.finance', names);
  return text(systems.length > 0 ? 'enquiry.notice.keptIn' : 'enquiry.notice.kept', names);
}

/**
 * What stands beside a form before somebody sends it: who collects the details and what for, who else gets them, and in
 * which countries (LEGAL 5). The link to the privacy policy follows it.
 */
export const describeCollection = (
  site: Pick<Site, 'legalName' | 'privacy' | 'messages'>,
  isFinance: boolean,
): string =>
  [
    createEnquiryText(site.messages)('enquiry.notice', { dealer: site.legalName }),
    describeKeeping(site, isFinance),
    site.privacy.overseas,
  ].join(' ');

/** The notice for forms that send no enquiry. Pages write it when they are built, so that no island carries its words. */
export const createCollectionNotice = (
  site: Pick<Site, 'legalName' | 'privacy' | 'messages'>,
): CollectionNotice => ({
  words: describeCollection(site, false),
  link: createEnquiryText(site.messages)('enquiry.notice.link'),
});
