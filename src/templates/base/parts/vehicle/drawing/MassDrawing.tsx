import type { MassBar } from '#domain/vehicle/facts/drawing.ts';
import { formatKilograms } from '#domain/site/format.ts';
import type { DrawingText } from '#messages/vehicle/drawing.ts';

export interface MassDrawingProps {
  masses: MassBar;
  text: DrawingText;
}

/** Units of the bar. */
const length = 400;

/** What a vehicle weighs empty and may carry, as parts of the most that it may weigh. */
export function MassDrawing({ masses, text }: MassDrawingProps) {
  const { own, load, limit, isTowed } = masses;
  const split = Math.round((length * own) / (own + load));
  const [empty, carried, most] = [own, load, limit].map(formatKilograms);
  return (
    <div className="dimensions__masses">
      <svg
        role="img"
        aria-label={text('drawing.masses', { own: empty ?? '', load: carried ?? '', limit: most ?? '' })}
        viewBox={`0 0 ${length} 20`}
        preserveAspectRatio="none"
        height="20"
      >
        <rect className="dimensions__own" width={split} height="20" />
        <rect className="dimensions__load" x={split} width={length - split} height="20" />
      </svg>
      <dl>
        <div>
          <dt>{text('drawing.own')}</dt>
          <dd>{empty}</dd>
        </div>
        <div>
          <dt>{text('drawing.load')}</dt>
          <dd>{carried}</dd>
        </div>
        <div>
          <dt>{text(isTowed ? 'drawing.limitTowed' : 'drawing.limit')}</dt>
          <dd>{most}</dd>
        </div>
      </dl>
    </div>
  );
}
