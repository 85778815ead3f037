import type { ReactNode } from 'react';
import type { VehicleSection } from '#domain/vehicle/section.ts';
import type { VehicleView } from './vehicle-view.ts';

/** Areas that the build fills by the table alone; each look says where they stand (`VehiclePage` and `VehicleSummary`). */
export type LookArea =
  | 'gallery'
  | 'name'
  | 'price'
  | 'estimate'
  | 'actions'
  | 'facts'
  | 'keeping'
  | 'dealer'
  | 'bars';

/** Where on the page a section stands. Those of `details` and `wide` stand in the dealer's order. */
export type SectionArea = LookArea | 'details' | 'wide';

export interface ToolHeading {
  id: string;
  title: string;
}

/** A section with code of its own, as the build needs it; `routes/vehicle/sections/ToolIsland.astro` names the code. */
export interface Tool {
  /** Its props and heading; null where the vehicle or its dealer has no such tool. */
  prepare: (view: VehicleView) => { properties: object; heading: ToolHeading | null } | null;
  /** How far below what is seen its code is fetched, as in CSS. */
  margin: string;
}

/** One section of a vehicle page: where it stands and what draws it. */
export interface SectionRow {
  area: SectionArea;
  /**
   * What it shows of a vehicle.
   *
   * @param own what the dealer wrote for this section, where dealers arrange it
   */
  draw: (view: VehicleView, own?: VehicleSection) => ReactNode;
  /** Class of the box that it is drawn into; '' is a box without one. One of `live-sections.ts` needs a box. */
  box?: string;
  /** Its heading, for the links to the sections of the page; a tool has that of its own. Null where it draws nothing. */
  heading?: (view: VehicleView) => ToolHeading | null;
  /** A tool that lives in the browser: a built page has an island in its place. It needs no box. */
  tool?: Tool;
}
