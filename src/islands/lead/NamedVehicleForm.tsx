import './LeadForm.css';
import { useCallback, useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { nameDraft } from '#domain/lead/form-draft.ts';
import { nameForm, type NamedTestDriveSite } from '#domain/lead/named-form.ts';
import { nameVehicle, readNamedVehicle } from '#domain/vehicle/named-vehicle.ts';
import { createSimilarPath } from '#domain/vehicle/similar-path.ts';
import { createNamedVehicleText } from '#messages/lead/named-vehicle.ts';
import { NamedVehicle, NamedVehicleSkeleton } from '#parts/lead/NamedVehicle.tsx';
import { $namedVehicle, findNamedVehicle } from '#stores/vehicle/named-vehicle.ts';
import type { FoundVehicleState } from '#stores/vehicle/vehicle-finder.ts';
import type { LeadFormProps, NamedVehicleSite } from './lead-props.ts';
import { LeadForm } from './LeadForm.tsx';
import { NamedVehicleNotice } from './NamedVehicleNotice.tsx';

export interface NamedVehicleFormProps extends Pick<LeadFormProps, 'form'> {
  site: NamedVehicleSite;
  /** Path of the page. */
  path: string;
  /** What the form of a test drive follows from; null for any other form. */
  testDriveSite: NamedTestDriveSite | null;
  /** Page of the general enquiry; null where there is none. */
  contactPath: string | null;
}

const idle: FoundVehicleState = { status: 'idle', vehicle: null, foundAt: 0 };
const general = { kind: 'general' } as const;

/**
 * The form of a page whose address may name a vehicle by `?car_id=` (ROUTE-10): a general form, or one about that
 * vehicle with its card above. It says so when the vehicle does not exist or the search fails.
 */
export function NamedVehicleForm({ form, site, path, testDriveSite, contactPath }: NamedVehicleFormProps) {
  const { status, vehicle } = useStore($namedVehicle, { ssr: () => idle });
  const { search, stock } = site;
  const text = createNamedVehicleText(site.messages);
  const look = useCallback(
    () => void findNamedVehicle({ search, stock }, window.location.search),
    [search, stock],
  );
  useEffect(look, [look]);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (status !== 'idle') dataset['namedVehicle'] = status;
    // The mark is set for any name; one that is too long is none.
    else if (readNamedVehicle(window.location.search) === null) delete dataset['namedVehicle'];
  }, [status]);
  const named = vehicle && nameForm(form, vehicle, testDriveSite);
  const isNamed = typeof named === 'object' && named !== null;
  const asked = isNamed ? named : { form, subject: general };
  const label = text(testDriveSite ? 'named.testDrive' : 'named.about');
  const reason =
    typeof named === 'string' ? named : status === 'unknown' || status === 'failed' ? status : null;
  const onwards = (): string | null => {
    if (!vehicle) return site.listingPath;
    if (reason === 'undriven') return contactPath && nameVehicle(contactPath, vehicle.id);
    return createSimilarPath(vehicle, site);
  };
  const said = isNamed && vehicle ? text('named.found', { vehicle: vehicle.name }) : '';
  return (
    <>
      <p className="visually-hidden" role="status">
        {status === 'looking' ? text('named.looking') : said}
      </p>
      {status === 'idle' || status === 'looking' ? <NamedVehicleSkeleton label={label} /> : null}
      {vehicle ? (
        <NamedVehicle
          {...{ vehicle, site, label }}
          other={{
            label: text(testDriveSite ? 'named.otherVehicle' : 'named.otherQuestion'),
            href: testDriveSite ? site.listingPath : path,
          }}
        />
      ) : null}
      {reason ? <NamedVehicleNotice {...{ reason, text }} href={onwards()} onRetry={look} /> : null}
      <div className="named-vehicle__form">
        <LeadForm key={nameDraft(form, asked.subject)} {...asked} site={site} />
      </div>
    </>
  );
}
