import { findVehicleState } from '#domain/law/identity.ts';
import { holdsIn, type LawRule } from '#domain/law/law-rule.ts';
import { offerRules } from '#domain/law/offer-rules.ts';
import { vehicleRules } from '#domain/law/vehicle-rules.ts';
import { judgeWords } from '#domain/law/word-rules.ts';
import type { AustralianState, Location } from '#domain/location/location.ts';
import type { Offer } from '#domain/offer/offer.ts';
import { readPlainText } from '#domain/page/plain-text.ts';
import { formatNumber } from '#domain/site/numbers.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

interface LawSite {
  locations: readonly Pick<Location, 'id' | 'primary' | 'address'>[];
}

const mostExamples = 3;

/** "2 of 310 vehicles …. For example S1 (2019 Toyota HiLux), …. Rule odometer: NSW Fair Trading, …" */
function sayBroken(rule: LawRule, broken: readonly string[], all: number, what: string): string {
  const examples = broken.slice(0, mostExamples).join(', ');
  return `${formatNumber(broken.length)} of ${formatNumber(all)} ${what}, ${rule.says.replaceAll('\n', ' ')} For example ${examples}. Rule ${rule.id}: ${rule.source}.`;
}

const nameVehicle = ({ name, stockNumber, id }: Vehicle): string => `${stockNumber ?? id} (${name})`;

/** The state whose law holds for a vehicle: where it stands, else where the dealer is. */
function findState(vehicle: Vehicle, { locations }: LawSite): AustralianState | null {
  const location = locations.find(({ id }) => id === vehicle.locationId);
  const main = locations.find(({ primary }) => primary);
  return findVehicleState(vehicle, location) ?? main?.address.state ?? null;
}

function judgeVehicles(vehicles: readonly Vehicle[], site: LawSite): string[] {
  return vehicleRules.flatMap((rule) => {
    const broken = vehicles.filter(
      (vehicle) =>
        rule.breaks(vehicle) && holdsIn(rule, rule.states === 'all' ? null : findState(vehicle, site)),
    );
    return broken.length > 0 ? [sayBroken(rule, broken.map(nameVehicle), vehicles.length, 'vehicles')] : [];
  });
}

interface Texts {
  name: string;
  states: readonly (AustralianState | null)[];
  texts: readonly (string | null)[];
}

/** What words of the stock break a rule. All texts of one thing stand together. */
function judgeTexts(subjects: readonly Texts[], what: string): string[] {
  const broken = subjects.flatMap(({ name, states, texts }) => {
    const whole = texts.filter((text) => text !== null).join('\n');
    return judgeWords(whole, states).map(({ rule, words }) => ({ rule, example: `${name} ("${words}")` }));
  });
  return [...Map.groupBy(broken, ({ rule }) => rule)].map(([rule, found]) =>
    sayBroken(
      { ...rule, says: `in whose words ${rule.says}` },
      found.map(({ example }) => example),
      subjects.length,
      what,
    ),
  );
}

/**
 * What the law asks of advertisements and this stock lacks, one sentence a rule with how many break it and examples; none
 * when all is there. The words of vehicles and offers are judged as those of dealer files are.
 */
export function judgeStock(vehicles: readonly Vehicle[], offers: readonly Offer[], site: LawSite): string[] {
  const states = [...new Set(site.locations.map(({ address }) => address.state))];
  const commented = vehicles.map((vehicle) => ({
    name: nameVehicle(vehicle),
    states: [findState(vehicle, site)],
    texts: [vehicle.tag, vehicle.comments && readPlainText(vehicle.comments)],
  }));
  const offered = offers.map(({ name, description, disclaimer }) => ({
    name,
    states,
    texts: [name, readPlainText(description), disclaimer],
  }));
  return [
    ...judgeVehicles(vehicles, site),
    ...judgeTexts(commented, 'vehicles'),
    ...judgeTexts(offered, 'offers'),
    ...offerRules.flatMap((rule) => {
      const broken = offers.filter((offer) => rule.breaks(offer)).map(({ name }) => name);
      return broken.length > 0 ? [sayBroken(rule, broken, offers.length, 'offers')] : [];
    }),
  ];
}
