import './CertifiedNote.css';
import { findOfMake, isCertified, type CertifiedProgramme } from '#domain/vehicle/certified.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { createCertifiedText } from '#messages/vehicle/certified.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { certifiedCommand } from '../page/dialog-command.ts';
import type { VehicleSite } from './vehicle-site.ts';

export interface CertifiedNoteProps {
  vehicle: Vehicle;
  site: Pick<VehicleSite, 'tags' | 'messages'>;
  programmes: readonly CertifiedProgramme[];
}

/** That a used vehicle is certified, and in a dialog what the dealer promises by that (VDP-21). */
export function CertifiedNote({ vehicle, site, programmes }: CertifiedNoteProps) {
  const programme = findOfMake(programmes, vehicle.make);
  if (!programme || !isAvailable(vehicle) || !isCertified(vehicle, site.tags.certifiedUsedMakes)) return null;
  const text = createCertifiedText(site.messages);
  const { name, checks, warranty, link } = programme;
  return (
    <div className="certified-note">
      <button type="button" className="certified-note__open" {...certifiedCommand}>
        <Icon name="shield" size={28} />
        <span className="certified-note__name">{name}</span>
        <span className="certified-note__more">
          {text('certified.more')}
          <Icon name="chevronRight" size={16} />
        </span>
      </button>
      <Dialog ref={null} id="certified" title={name} closeLabel={text('certified.close')}>
        <div className="certified-note__body">
          <p>{programme.text}</p>
          {checks.length > 0 ? (
            <>
              <h3>{text('certified.checks')}</h3>
              <ul role="list">
                {checks.map((check) => (
                  <li key={check}>
                    <Icon name="check" size={20} />
                    {check}
                  </li>
                ))}
              </ul>
            </>
          ) : null}
          {warranty ? (
            <>
              <h3>{text('certified.warranty')}</h3>
              <p>{warranty}</p>
            </>
          ) : null}
          {link ? (
            <Button href={link.href} variant="secondary">
              {link.label}
            </Button>
          ) : null}
        </div>
      </Dialog>
    </div>
  );
}
