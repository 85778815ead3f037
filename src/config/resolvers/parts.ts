import type { Location } from '#domain/location/location.ts';
import type { Site } from '#domain/site/site.ts';
import type { ResolveContext } from './context.ts';

/** Whom to ask about parts: the parts counter, else the dealer; null without a parts search. */
export function resolveParts({ settings }: ResolveContext, locations: readonly Location[]): Site['parts'] {
  const { parts } = settings;
  if (parts === false) return null;
  const primary = locations.find((location) => location.primary);
  const counter = locations
    .flatMap(({ departments }) => departments)
    .find(({ type, phone }) => type === 'parts' && phone !== null);
  return {
    email: parts.email ?? settings.email ?? primary?.email ?? null,
    phone: parts.phone ?? counter?.phone ?? settings.phone ?? primary?.phone ?? null,
  };
}
