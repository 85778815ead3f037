import './BodyDrawing.css';
import type { BodyShape } from '#domain/vehicle/body-shape.ts';
import { bodyDrawings } from './body-drawings.ts';

/** A body from its side in the lines of the icons; decoration beside its name. Styles of where it stands may say another width. */
export function BodyDrawing({ shape }: { shape: BodyShape }) {
  const { outline, details, wheels } = bodyDrawings[shape];
  return (
    <svg className="body-drawing" viewBox="0 0 64 26" width="45%" aria-hidden="true">
      <path d={outline} />
      <path className="body-drawing__details" d={details} />
      {wheels.map(({ x, radius }) => (
        <circle key={x} cx={x} cy={24 - radius} r={radius} />
      ))}
    </svg>
  );
}
