import './DimensionDrawing.css';
import { findDrawing, hasDrawing } from '#domain/vehicle/facts/drawing.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { createDrawingText } from '#messages/vehicle/drawing.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { PageSection } from '#parts/page/PageSection.tsx';
import { MassDrawing } from '#parts/vehicle/drawing/MassDrawing.tsx';
import { ViewDrawing } from '#parts/vehicle/drawing/ViewDrawing.tsx';

export interface DimensionDrawingProps {
  vehicle: Vehicle;
  messages: Record<string, string>;
}

/** The vehicle to scale with its measures, and what its masses leave to carry; nothing where the stock states none. */
export function DimensionDrawing({ vehicle, messages }: DimensionDrawingProps) {
  const drawing = findDrawing(vehicle);
  if (!hasDrawing(drawing)) return null;
  const text = createDrawingText(messages);
  // One scale for all views, so that they can be compared.
  const longest = Math.max(...drawing.views.map(({ across }) => across));
  return (
    <PageSection id="dimensions" title={createVehicleText(messages)('vehicle.dimensions')}>
      <div className="dimensions">
        {drawing.views.map((view) => (
          <ViewDrawing key={view.kind} {...{ view, longest, text }} shape={drawing.shape} />
        ))}
        {drawing.masses ? <MassDrawing masses={drawing.masses} text={text} /> : null}
      </div>
    </PageSection>
  );
}
