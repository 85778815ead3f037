import type { VehicleSection } from '#domain/vehicle/section.ts';
import { pick } from './pick.ts';

export function publishVehicleSection(section: VehicleSection): VehicleSection {
  if ('items' in section)
    return {
      ...pick(section, 'name', 'title', 'text', 'items', 'roadsideAssist'),
      warranty: section.warranty && pick(section.warranty, 'new', 'demo', 'used'),
    };
  if (section.name === 'featureLinks') return pick(section, 'name', 'offers', 'service', 'sell');
  if (section.name !== 'callToAction') return pick(section, 'name');
  const links = section.links.map((link) => pick(link, 'label', 'href'));
  return { ...pick(section, 'name', 'heading', 'text'), links };
}
