/** Groups of features, in the order in which they sell. `usual` is what every vehicle of its age has. */
export const featureGroups = [
  'work',
  'living',
  'electric',
  'comfort',
  'technology',
  'safety',
  'other',
  'usual',
] as const;

export type FeatureGroup = (typeof featureGroups)[number];

/**
 * What features say, the best seller first: a feature belongs to the first row that fits. What no vehicle lacks stands
 * first, because its words are parts of better ones.
 */
const rows: readonly (readonly [group: FeatureGroup, words: RegExp])[] = [
  ['usual', /^(abs|anti-?lock)\b|^power (windows|steering|mirrors)|^central locking|^air.?conditioning$|^front (and side )?airbags?|^bluetooth$|^cruise control$|^electronic stability|^(12v|usb) socket$|^immobili[sz]er|^radio\b|^cup ?holders?|^floor mats/i],
  ['work', /tow ?bar|tow(ing)? (pack|kit)|brake controller|canopy|tray|tub liner|hard lid|bull ?bar|snorkel|diff(erential)? lock|pto\b|tail ?lift|crane|tool ?box|winch|uhf|sports bar|side steps|roof (racks?|rails)|exhaust brake|tie rails|beacon|off-road/i],
  ['living', /ensuite|awning|washing machine|solar|lithium|fridge|kitchen|cook ?top|microwave|bunk|diesel heater|shower|toilet/i],
  ['electric', /vehicle-to|heat pump|(?<!phone )charg(er|ing)|one-pedal|battery/i],
  ['comfort', /sun ?roof|panoramic|leather|heated|ventilated|electric (driver|front|seat)|power tail|climate|reverse-cycle|massage|memory seat|keyless|push-button|premium (sound|audio)|head-up|ambient|suspension/i],
  ['technology', /carplay|android auto|camera|navigation|wireless|digital|display|sound|audio|dab|traction|riding modes|quickshifter|phone charging/i],
  ['safety', /adaptive cruise|blind.?spot|cross.?traffic|emergency braking|lane|parking sensors|traffic sign|tyre pressure|airbag|isofix|alert|warning|assist|stability/i],
]; // oxfmt-ignore

const known = new Map<string, FeatureGroup>();

/** The group of a feature; a build looks at each word once. */
function findGroup(feature: string): FeatureGroup {
  const found = known.get(feature) ?? rows.find(([, words]) => words.test(feature))?.[0] ?? 'other';
  known.set(feature, found);
  return found;
}

/**
 * The features of a vehicle, what sells first: one of each group in turn, so that the first few say most, and what every
 * vehicle has last (VDP-09). Features of one group keep the feed's order.
 */
export function rankFeatures(features: readonly string[]): string[] {
  const groups = groupFeatures(features);
  const turns = groups.filter(({ group }) => group !== 'usual');
  const longest = Math.max(0, ...turns.map((group) => group.features.length));
  const ranked = Array.from({ length: longest }, (_, turn) =>
    turns.flatMap((group) => group.features.slice(turn, turn + 1)),
  ).flat();
  return [...ranked, ...groups.filter(({ group }) => group === 'usual').flatMap((group) => group.features)];
}

/** The features of a vehicle by group, in the order of the groups; groups without one are left out. */
export function groupFeatures(features: readonly string[]): { group: FeatureGroup; features: string[] }[] {
  return featureGroups.flatMap((group) => {
    const found = features.filter((feature) => findGroup(feature) === group);
    return found.length > 0 ? [{ group, features: found }] : [];
  });
}
