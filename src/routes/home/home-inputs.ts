import { describeLooks } from '../vehicle/describe-looks.ts';
import { describeSections, type SectionContext } from '../sections/section-inputs.ts';

/** Everything that home shows apart from what the whole site shares: equal values mean equal pages. */
export const describeHome = (context: SectionContext): unknown[] => {
  const { site, data, describe } = context;
  const { home } = site.sections;
  // Its picture for shared links.
  const newest = site.openGraphImages ? [] : data.vehicles.slice(0, 1);
  return [home, describeSections(home, context), describeLooks(newest, site, data.now, describe)];
};
