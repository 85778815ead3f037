import type { VehicleSectionName } from '#domain/vehicle/section.ts';
import { certifiedSection } from './certified-section.tsx';
import { detailSections } from './detail-sections.tsx';
import { estimateSection } from './estimate-section.tsx';
import { gallerySection } from './gallery-section.tsx';
import type { LiveSectionName } from './live-sections.ts';
import { reserveSection } from './reserve-section.tsx';
import { saleSections } from './sale-sections.tsx';
import type { LookArea, SectionRow } from './section-row.ts';
import { similarSection } from './similar-section.tsx';
import { summarySections } from './summary-sections.tsx';
import { toolSections } from './tool-sections.ts';

const { tag, price, market, actions, header, bar } = saleSections;
const { kind, name, facts, belowPrice, tools, aside, dealer, phoneSaid } = summarySections;
const { certified } = certifiedSection;
const { estimate } = estimateSection;

const rows = {
  ...gallerySection,
  ...{ tag, kind, name, price, market, belowPrice, estimate, actions, facts, certified, tools },
  aside,
  dealer,
  ...detailSections,
  ...reserveSection,
  ...similarSection,
  ...toolSections,
  ...{ header, bar, phoneSaid },
};

export type SectionName = keyof typeof rows;
export type ToolName = keyof typeof toolSections;

/**
 * Every section of a vehicle page, once: the built page and the page of a vehicle newer than the build draw by it, and what
 * corrects an open page draws by the same rows. A name that dealers may write, or that `live-sections.ts` draws anew, and
 * that is missing here is a type error.
 */
export const sectionTable: Readonly<Record<SectionName | VehicleSectionName | LiveSectionName, SectionRow>> =
  rows;

/** All names, in the order of the table. */
const sectionNames = Object.keys(rows) as SectionName[];

/** The sections of an area that dealers do not arrange, in the order of the table. */
export const listSections = (area: LookArea): SectionName[] =>
  sectionNames.filter((name) => sectionTable[name].area === area);
