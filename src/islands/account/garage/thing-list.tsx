import type { GarageThings } from '#domain/account/garage.ts';
import type { MyGarageText } from '#messages/account/my-garage.ts';
import { Button } from '#ui/Button.tsx';
import type { MyGarageSite } from './my-garage-site.ts';

export interface ThingListProps {
  things: GarageThings;
  site: MyGarageSite;
  text: MyGarageText;
  /** Epoch seconds by the clock of the API. */
  now: number;
}

/** The day of a moment (epoch seconds) in a zone, such as '30 November 2026'. */
export const formatDay = (time: number, timezone: string): string =>
  new Intl.DateTimeFormat('en-AU', { timeZone: timezone, dateStyle: 'long' }).format(time * 1000);

/** A way on beside a thing or a list; nothing where this site has no such page. */
export const drawWay = (href: string | null, label: string) =>
  href === null ? null : (
    <Button href={href} variant="secondary" size="small">
      {label}
    </Button>
  );
