import * as v from 'valibot';

/** How often a vehicle was looked at. */
export const viewCount = v.object({ views: v.pipe(v.number(), v.integer(), v.minValue(0)) });
