import type { SeenVehicle } from '#domain/lead/success/seen-vehicle.ts';

export interface SeenVehiclesProps {
  vehicles: readonly SeenVehicle[];
}

/** Small cards: picture, name and price, each a link. */
export const SeenVehicles = ({ vehicles }: SeenVehiclesProps) => (
  <ul className="seen-vehicles" role="list">
    {vehicles.map(({ name, href, image, price }) => (
      <li key={href}>
        <a href={href}>
          {image ? <img src={image} width="112" height="75" alt="" loading="lazy" decoding="async" /> : null}
          <span>
            <strong>{name}</strong>
            {price ? <span className="numbers">{price}</span> : null}
          </span>
        </a>
      </li>
    ))}
  </ul>
);
