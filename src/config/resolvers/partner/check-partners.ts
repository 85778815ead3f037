import { consentClasses } from '#domain/partner/partner.ts';
import { hasBox } from '#domain/partner/places.ts';
import { findWebOrigin } from '#domain/site/web-origin.ts';
import { suggestNearest } from '../../check/nearest.ts';
import type { Path } from '../../load/path.ts';
import type { PartnerFile } from '../../schemas/partner/partner-file.ts';
import { listBrandSections } from '../brand/brand-pages.ts';
import type { ResolveContext } from '../context.ts';
import { resolvePartners, type WrittenPartner } from './partners.ts';

type Report = (path: Path, message: string) => void;

/** Kilobytes that partners may load on a page by themselves before the dealer is told. */
const muchByItself = 150;

/** Reports options that the file does not have, that it asks for, or whose value it does not offer. */
function checkOptions({ name, options }: WrittenPartner, file: PartnerFile, fail: Report): void {
  const names = Object.keys(file.options);
  for (const [key, value] of Object.entries(options)) {
    const option = Object.hasOwn(file.options, key) ? file.options[key] : undefined;
    const choices = option?.choices ?? null;
    if (!option)
      fail(
        ['options', key],
        `${name} has no option ${key}.${suggestNearest(key, names) || ` There are: ${names.join(', ') || 'none'}.`}`,
      );
    else if (choices && !choices.includes(value))
      fail(['options', key], `expected one of ${choices.join(', ')}, found "${value}"`);
  }
  for (const [key, { about, required }] of Object.entries(file.options))
    if (required && !Object.hasOwn(options, key))
      fail(['options'], `${name} needs the option ${key}: ${about}\nWrite options: { ${key}: … }.`);
}

/** Reports places that a partner was not made for, and a box that nothing would fill. */
function checkPlaces({ name, where, load }: WrittenPartner, file: PartnerFile, fail: Report): void {
  for (const [index, place] of where.entries())
    if (!file.places.includes(place))
      fail(['where', index], `${name} cannot stand at ${place}. Its file names ${file.places.join(', ')}.`);
  if (file.size === null && load === 'interaction')
    fail(['load'], `expected idle, because nobody sees ${name} and can press it, found interaction`);
  if (load === 'visible' && !hasBox(where))
    fail(
      ['load'],
      `expected interaction or idle, because ${where.join(' and ')} keep no box on the page, found visible`,
    );
}

function checkPartner(
  written: WrittenPartner,
  file: PartnerFile,
  { settings }: ResolveContext,
  fail: Report,
): void {
  checkOptions(written, file, fail);
  checkPlaces(written, file, fail);
  const least = consentClasses.indexOf(file.consent);
  if (written.consent !== null && consentClasses.indexOf(written.consent) < least)
    fail(
      ['consent'],
      `expected ${consentClasses.slice(least).join(' or ')}, because its file asks for ${file.consent}, found ${written.consent}`,
    );
  // A frame of the site's own origin could take its sandbox off.
  if (file.frame && findWebOrigin(file.frame.address) === findWebOrigin(settings.url))
    fail(
      ['name'],
      `expected the frame of ${written.name} on another server than this site, found ${settings.url}`,
    );
}

/** Tells what partners load without being asked, where that is much for a page. */
function warnOfBytes(context: ResolveContext): void {
  const eager = resolvePartners(context).filter(({ load }) => load !== 'interaction');
  const kilobytes = eager.reduce((sum, { budget }) => sum + budget.kilobytes, 0);
  if (kilobytes > muchByItself)
    context.warn(
      ['partners'],
      `${eager.map(({ name }) => name).join(', ')} load ${kilobytes} kB by themselves, more than all scripts of a page.\nWrite load: interaction where a press can wait for them.`,
    );
}

/** Tells a chat of vehicle pages that the list of actions gives no place. */
function warnOfChat({ settings, partnerFiles, warn }: ResolveContext): void {
  if (settings.vehicle.actions.includes('chat')) return;
  for (const [index, { name, where }] of settings.partners.entries())
    if (partnerFiles.get(name)?.kind === 'chat' && where.includes('vehicle.actions'))
      warn(
        ['partners', index, 'where', where.indexOf('vehicle.actions')],
        `found a chat at vehicle.actions, and the setting vehicle.actions does not name it: its button stands behind all others\nWrite the action chat where it belongs, as in vehicle: { actions: [${['enquire', 'call', 'chat'].join(', ')}] }.`,
      );
}

/** Tells partners that wait for a section `slot` which no page has. */
function warnOfSlots({ settings, pages, warn }: ResolveContext): void {
  // A page with a mistake may have it.
  if (pages.broken.length > 0) return;
  const slots = [
    ...settings.sections.home,
    ...settings.locations.flatMap(({ sections }) => sections ?? []),
    ...listBrandSections(settings).flatMap(({ sections }) => sections),
    ...[...pages.published, ...pages.waiting].flatMap((page) => page.settings.sections),
  ].flatMap((section) => (section.name === 'slot' ? section.partner : []));
  for (const [index, { name, where }] of settings.partners.entries())
    if (where.includes('page.section') && !slots.includes(name))
      warn(
        ['partners', index, 'where', where.indexOf('page.section')],
        `found page.section, and no page has a section for ${name}: nobody sees it there\nWrite { name: slot, partner: ${name} } into the sections of a page.`,
      );
}

/** Reports what a dealer's partners were not made for. */
export function checkPartners(context: ResolveContext): void {
  const { settings, partnerFiles, fail } = context;
  for (const [index, written] of settings.partners.entries()) {
    const file = partnerFiles.get(written.name);
    if (file)
      checkPartner(written, file, context, (path, message) => fail(['partners', index, ...path], message));
  }
  const chats = settings.partners.filter(
    ({ name, where }) => partnerFiles.get(name)?.kind === 'chat' && where.includes('vehicle.actions'),
  );
  if (chats.length > 1)
    fail(
      ['partners'],
      `expected one chat at vehicle.actions, found ${chats.map(({ name }) => name).join(' and ')}`,
    );
  warnOfChat(context);
  warnOfSlots(context);
  warnOfBytes(context);
}
