import { expect, test } from 'vitest';
import { loadDealers } from '#config/load/load.ts';
import { describePartners } from '#scripts/build/report/describe-partners.ts';
import { formatReportPage } from '#scripts/build/report/report-page.ts';
import { createTargetReport } from '#scripts/build/report/report.ts';
import { testSites } from '../../../config/directory.ts';

test('CFG-05 the report says of each site which partners it has and what they declare', async () => {
  const { dealers } = await loadDealers({
    directory: testSites,
    only: ['westside-superstore', 'harbour-toyota'],
  });
  const [harbour, westside] = dealers.map(({ site }) =>
    describePartners(
      site.partners,
      new Map([['sample-chat', { bytes: 1542, requests: 1, isChanged: false }]]),
    ),
  );
  expect(harbour).toEqual([]);
  expect(westside?.[0]).toBe(
    'Partner sample-chat (Sample Conversations Pty Ltd): at page.end, vehicle.actions; loads at interaction; consent functional; declares at most 4 kB in 1 request; this build measured 1.5 kB in 1 request at first, without what scripts load by themselves; servers http://127.0.0.1:8108/partners/chat.js.',
  );
  expect(westside?.[1]).toContain('; this build could not measure it; ');
  const target = createTargetReport(
    { slug: 'a', template: 'b' },
    { status: 'built', partners: westside ?? [] },
  );
  const lists = { sites: [], leftover: [], pruned: [], elsewhere: [] };
  const page = formatReportPage({
    startedAt: '2026-11-23T00:00:00Z',
    seconds: 1,
    targets: [target],
    ...lists,
  });
  expect(page).toContain('<li>Partner sample-booking (Sample Bookings Pty Ltd): at location.aside');
  expect(page).toContain('1 site is up to date');
});
