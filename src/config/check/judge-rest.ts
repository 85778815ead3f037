import { attempt, guardSettings, isCertain, type Repaired } from '../yaml/repair.ts';
import type { ResolvedDealer } from '../dealer.ts';
import { resolveDealer } from '../load/resolve.ts';
import type { ResolveContext } from '../resolvers/context.ts';
import { resolveEnquiry } from '../resolvers/enquiry.ts';
import { resolveFinance } from '../resolvers/finance.ts';
import { checkWords } from '../resolvers/law/check-words.ts';
import type { Path } from '../load/path.ts';
import { checkForms } from '../resolvers/form-sections.ts';
import { checkSales } from '../resolvers/law/check-sales.ts';
import { checkLinks, findOwnLinks } from '../resolvers/links.ts';
import { resolveLocations } from '../resolvers/locations.ts';
import { checkRedirects } from '../resolvers/redirects.ts';
import { checkRequirements } from '../resolvers/requirements.ts';
import { resolveTags } from '../resolvers/tags.ts';
import { resolveVehicleAds } from '../resolvers/vehicle-ads.ts';

/**
 * Checks requirements between settings although some settings are wrong, so that one run reports all problems.
 * Requirements of wrong settings wait for the next run. Answers the site as far as it is known.
 */
export function judgeRest(
  repaired: Repaired,
  context: Omit<ResolveContext, 'settings'>,
): ResolvedDealer['site'] {
  const { settings, doubtful } = repaired;
  const silent: ResolveContext = { ...context, settings, fail: () => undefined, warn: () => undefined };
  const certain: ResolveContext = {
    ...silent,
    fail: (path, message, at) => void (isCertain(path, repaired) && context.fail(path, message, at)),
  };
  // Of links it is known which addresses are left open, so that those of sound settings can be judged.
  const isSound = (path: Path): boolean =>
    path[0] === 'locations' ? isCertain(path, repaired) : !doubtful.has(String(path[0]));
  const written: ResolveContext = {
    ...silent,
    fail: (path, message, at) => void (isSound(path) && context.fail(path, message, at)),
    warn: (path, message, at) => void (isSound(path) && context.warn(path, message, at)),
  };
  const guarded: ResolveContext = { ...context, settings: guardSettings(repaired), warn: () => undefined };
  const locations = resolveLocations(certain);
  checkWords(certain);
  checkRequirements(guarded, attempt);
  attempt(() => void resolveTags(guarded));
  attempt(() => void resolveEnquiry(guarded, undefined));
  attempt(() => void resolveFinance(guarded));
  if (!doubtful.has('locations')) attempt(() => void resolveVehicleAds(guarded, locations));
  if (repaired.knowsLocations)
    attempt(() =>
      checkForms(guarded.settings.sections.home, {
        ...{ settings: guarded.settings, locations },
        fail: (path, message) => context.fail(['sections', 'home', ...path], message),
        warn: (path, message) => context.warn(['sections', 'home', ...path], message),
      }),
    );
  attempt(() => void checkSales({ settings: guarded.settings, warn: context.warn }));
  const links = findOwnLinks(settings);
  const { site } = resolveDealer(silent, links);
  attempt(() => checkRedirects({ ...guarded, warn: context.warn }, site));
  checkLinks(written, site, links);
  return site;
}
