import type { ComponentType } from 'react';
import { PageSection } from '#parts/page/PageSection.tsx';
import { LateTool } from '../LateTool.tsx';
import type { SectionRow, Tool, ToolHeading } from './section-row.ts';
import type { VehicleView } from './vehicle-view.ts';

interface ToolSettings<Properties extends object> {
  createProps: (view: VehicleView) => Properties | null;
  /** Absent where it brings its own. */
  createHeading?: (properties: Properties, messages: Record<string, string>) => ToolHeading;
  /** Fetches its code. */
  load: () => Promise<ComponentType<Properties>>;
  margin: string;
}

/** The row of a tool: an island with a heading where the page is built, fetched late where the browser draws it. */
export function createToolRow<Properties extends object>({
  createProps,
  createHeading,
  load,
  margin,
}: ToolSettings<Properties>): SectionRow & { tool: Tool } {
  const headOf = (properties: Properties, { site }: VehicleView): ToolHeading | null =>
    createHeading?.(properties, site.messages) ?? null;
  return {
    area: 'details',
    draw: (view) => {
      const properties = createProps(view);
      if (!properties) return null;
      const tool = <LateTool load={load} properties={properties} messages={view.site.messages} />;
      const heading = headOf(properties, view);
      return heading ? (
        <PageSection screenOnly {...heading}>
          {tool}
        </PageSection>
      ) : (
        tool
      );
    },
    tool: {
      margin,
      prepare: (view) => {
        const properties = createProps(view);
        return properties && { properties, heading: headOf(properties, view) };
      },
    },
  };
}
