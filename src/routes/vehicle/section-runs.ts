import type { VehicleSection } from '#domain/vehicle/section.ts';
import { sectionTable, type ToolName } from '#islands/vehicle/sections/section-table.ts';

/** One tool, or static sections in a row, which are drawn in one go. */
export type SectionRun = { tool: ToolName; sections?: never } | { sections: VehicleSection[]; tool?: never };

/** Groups sections for Astro, which draws a tool as an island: each call of a renderer costs the build time. */
export function groupSections(sections: readonly VehicleSection[]): SectionRun[] {
  const runs: SectionRun[] = [];
  for (const section of sections) {
    const last = runs.at(-1);
    if (sectionTable[section.name].tool) runs.push({ tool: section.name as ToolName });
    else if (last?.sections) last.sections.push(section);
    else runs.push({ sections: [section] });
  }
  return runs;
}
