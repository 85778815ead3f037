import { createHash } from 'node:crypto';
import type { Announcement } from '#domain/site/announcement.ts';
import { findEnd, findStart } from '#domain/site/period-bounds.ts';
import type { ResolveContext } from './context.ts';

/** The announcements of a dealer, their dates by the dealer's clock (ANN-01). */
export const resolveAnnouncements = ({ settings }: ResolveContext, timezone: string): Announcement[] =>
  [settings.announcement || []].flat().map(({ text, href, pages, tone, ...period }) => ({
    key: createHash('sha256').update(text).digest('base64url').slice(0, 8),
    ...{ text, href, pages, tone },
    from: findStart(period, timezone),
    until: findEnd(period, timezone),
  }));
