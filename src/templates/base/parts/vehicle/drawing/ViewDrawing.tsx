import type { ScaledView, VehicleDrawing } from '#domain/vehicle/facts/drawing.ts';
import { formatMillimetres } from '#domain/site/format.ts';
import type { DrawingText } from '#messages/vehicle/drawing.ts';
import { outlineView } from '#parts/vehicle/drawing/outlines.ts';

export interface ViewDrawingProps {
  view: ScaledView;
  /** Millimetres of the longest view beside it: all have one scale. */
  longest: number;
  shape: VehicleDrawing['shape'];
  text: DrawingText;
}

/** Units of the drawing: the longest view, and the room for measures around each. */
const length = 330;
const edge = 8;
const foot = 34;
const side = 26;

/** An arrow with two heads. */
const arrow = (x1: number, y1: number, x2: number, y2: number): string => {
  const head = 4;
  return x1 === x2
    ? `M${x1} ${y1}V${y2}M${x1 - head} ${y1 + head}L${x1} ${y1}l${head} ${head}M${x1 - head} ${y2 - head}L${x1} ${y2}l${head} ${-head}`
    : `M${x1} ${y1}H${x2}M${x1 + head} ${y1 - head}L${x1} ${y1}l${head} ${head}M${x2 - head} ${y1 - head}L${x2} ${y1}l${-head} ${head}`;
};

/** One view of a vehicle as an outline with its two measures. */
export function ViewDrawing({ view, longest, shape, text }: ViewDrawingProps) {
  const { kind, across, up } = view;
  const scale = length / longest;
  const [width, height] = [Math.round(across * scale), Math.round(up * scale)];
  const [right, bottom] = [edge + width, edge + height];
  const said = { across: formatMillimetres(across), up: formatMillimetres(up) };
  return (
    <svg
      className="dimensions__view"
      data-kind={kind}
      role="img"
      aria-label={text(`drawing.${kind}`, said)}
      viewBox={`0 0 ${edge + width + side} ${edge + height + foot}`}
      width={edge + width + side}
      height={edge + height + foot}
    >
      <g className="dimensions__outline" transform={`translate(${edge} ${edge})`}>
        {outlineView({ kind, shape, width, height }).map((data) => (
          <path key={data} d={data} />
        ))}
      </g>
      <path
        className="dimensions__measure"
        d={`${arrow(edge, bottom + 12, right, bottom + 12)}${arrow(right + 12, edge, right + 12, bottom)}`}
      />
      <text x={edge + width / 2} y={bottom + 29} textAnchor="middle">
        {said.across}
      </text>
      <text transform={`translate(${right + 23} ${edge + height / 2}) rotate(-90)`} textAnchor="middle">
        {said.up}
      </text>
    </svg>
  );
}
