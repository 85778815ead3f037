import type { VehicleSectionName } from '#domain/vehicle/section.ts';
import { barSections } from './bar-sections.tsx';
import { detailSections } from './detail-sections.tsx';
import { leadSections } from './lead-sections.tsx';
import type { SectionArea, SectionRow } from './section-row.ts';
import { toolSections } from './tool-sections.ts';

const rows = { ...leadSections, ...detailSections, ...toolSections, ...barSections };

export type SectionName = keyof typeof rows;
export type ToolName = keyof typeof toolSections;

/**
 * Every section of a vehicle page, once: the built page, the page of a vehicle newer than the build, and what corrects an open
 * page all draw by it. A name that dealers may write and that is missing here is a type error.
 */
export const sectionTable: Readonly<Record<SectionName | VehicleSectionName, SectionRow>> = rows;

/** All names, in the order of the table. */
export const sectionNames = Object.keys(rows) as SectionName[];

/** The sections of an area that dealers do not arrange, in the order of the table. */
export const listSections = (area: SectionArea): SectionName[] =>
  sectionNames.filter((name) => sectionTable[name].area === area);
