import './VehicleClosing.css';
import type { VehicleClosingSection } from '#domain/vehicle/section.ts';
import { Button } from '#ui/Button.tsx';

/** Where to go from here, as the dealer wants it: offers, a service booking, selling the old car (VDP-17). */
export const VehicleClosing = ({ section }: { section: VehicleClosingSection }) => (
  <section className="vehicle-closing" aria-labelledby="closing-title">
    <div>
      <h2 id="closing-title">{section.heading}</h2>
      {section.text ? <p>{section.text}</p> : null}
    </div>
    <div className="vehicle-closing__links">
      {section.links.map((link, index) => (
        <Button key={link.href} href={link.href} variant={index === 0 ? 'primary' : 'secondary'}>
          {link.label}
        </Button>
      ))}
    </div>
  </section>
);
