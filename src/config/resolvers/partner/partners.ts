import {
  frameRights,
  type Partner,
  type PartnerPlace,
  type PartnerSource,
  type VehiclePartners,
} from '#domain/partner/partner.ts';
import { findPartnersAt } from '#domain/partner/places.ts';
import { findWebOrigin } from '#domain/site/web-origin.ts';
import type { PartnerFile } from '../../schemas/partner/partner-file.ts';
import type { ResolveContext } from '../context.ts';

export type WrittenPartner = ResolveContext['settings']['partners'][number];

/** The address of a frame, its {options} filled in; one that a dealer leaves out is empty. */
const fillAddress = (address: string, options: Readonly<Record<string, string>>): string =>
  address.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(Object.hasOwn(options, name) ? (options[name] ?? '') : ''),
  );

function createSource(
  { script, frame }: PartnerFile,
  options: Readonly<Record<string, string>>,
): PartnerSource {
  if (script !== null) return { kind: 'script', ...script };
  const { address = '', may = [], answers = false } = frame ?? {};
  return {
    kind: 'frame',
    address: fillAddress(address, options),
    sandbox: ['allow-scripts', ...may.map((right) => frameRights[right])].join(' '),
    answers,
  };
}

function createPartner(
  written: WrittenPartner,
  file: PartnerFile,
  { settings, slug }: Pick<ResolveContext, 'settings' | 'slug'>,
): Partner {
  const { title, company, privacy, kind, size, minWidth, keeps, permissions, budget, link, sees, hosts } =
    file;
  const { name, where, load, options } = written;
  const source = createSource(file, options);
  const origin = findWebOrigin(source.address) ?? '';
  const facts = {
    dealer_id: settings.dealershipId ?? slug,
    dealer_name: settings.name,
    dealer_phone: settings.phone ?? '',
  };
  const fields: string[] = sees.fields ?? [];
  return {
    ...{
      name,
      title,
      company,
      privacy,
      kind,
      where,
      load,
      source,
      size,
      minWidth,
      keeps,
      permissions,
      budget,
    },
    label: written.label ?? file.label,
    link: link && fillAddress(link, options),
    consent: written.consent ?? file.consent,
    // A frame has its options in its address.
    options: source.kind === 'script' ? options : {},
    events: sees.events ?? [],
    fields,
    dealer: Object.fromEntries(Object.entries(facts).filter(([fact]) => fields.includes(fact))),
    allow: permissions.map((feature) => `${feature} ${origin}`).join('; '),
    hosts: {
      scripts: [...(source.kind === 'script' ? [source.address] : []), ...(hosts.scripts ?? [])],
      styles: hosts.styles ?? [],
      connections: hosts.connections ?? [],
      frames: [...(source.kind === 'frame' ? [origin] : []), ...(hosts.frames ?? [])],
      pictures: hosts.pictures ?? [],
      fonts: hosts.fonts ?? [],
      media: hosts.media ?? [],
    },
  };
}

/** Partners of a dealer, without those that are switched off and those whose file is wrong. `checkPartners` reports. */
export const resolvePartners = (
  context: Pick<ResolveContext, 'settings' | 'slug' | 'partnerFiles'>,
): Partner[] =>
  context.settings.partners.flatMap((written) => {
    const file = context.partnerFiles.get(written.name);
    return file && context.settings.partnersOff[written.name] !== true
      ? createPartner(written, file, context)
      : [];
  });

/** What vehicle pages draw of partners; null where they have none. */
export function resolveVehiclePartners(partners: readonly Partner[]): VehiclePartners | null {
  const at = (place: PartnerPlace): Partner[] => findPartnersAt(place, partners);
  const buttons = at('vehicle.actions').map(({ name, label, kind }) => ({
    name,
    label,
    isChat: kind === 'chat',
  }));
  const found = { buttons, belowPrice: at('vehicle.belowPrice'), aside: at('vehicle.aside') };
  return Object.values(found).some((list) => list.length > 0) ? found : null;
}
