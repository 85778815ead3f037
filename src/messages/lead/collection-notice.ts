import type { Site } from '#domain/site/site.ts';
import { createEnquiryText } from './enquiry-text.ts';
import { enumerate } from '../site/text.ts';
import { createNoticeText } from './notices.ts';

/** The notice in words, and those of its link to the privacy policy. */
export interface CollectionNotice {
  words: string;
  link: string;
}

/** Who gets the details; a request for finance goes to the lenders, where there are some. */
function describeKeeping(
  { privacy: { systems, lenders }, messages }: Pick<Site, 'privacy' | 'messages'>,
  isFinance: boolean,
): string {
  const text = createEnquiryText(messages);
  const names = { systems: enumerate(systems), lenders: enumerate(lenders) };
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

type NoticeSite = Pick<Site, 'legalName' | 'privacy' | 'messages'>;

const createNotice = (site: NoticeSite, own: string, rest: string): CollectionNotice => ({
  words: [own, rest, site.privacy.overseas].filter(Boolean).join(' '),
  link: createEnquiryText(site.messages)('enquiry.notice.link'),
});

/** The notice beside reserving, with what the payment service learns. Pages write it when they are built. */
export const createReservationNotice = (site: NoticeSite): CollectionNotice =>
  createNotice(
    site,
    createNoticeText(site.messages)('notice.reservation', { dealer: site.legalName }),
    describeKeeping(site, false),
  );

/** The notice beside signing in, with what the sender of codes learns. Pages write it when they are built. */
export const createSignInNotice = (site: NoticeSite): CollectionNotice =>
  createNotice(site, createNoticeText(site.messages)('notice.signIn', { dealer: site.legalName }), '');
