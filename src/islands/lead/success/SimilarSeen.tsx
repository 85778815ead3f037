import './SuccessMessage.css';
import { useStore } from '@nanostores/react';
import { readSeenVehicles } from '#domain/lead/success/seen-vehicle.ts';
import { $lastEnquiry } from '#stores/lead/last-enquiry.ts';
import { SeenVehicles } from './SeenVehicles.tsx';

export interface SimilarSeenProps {
  heading: string;
}

/** Vehicles like the one that was asked about, as its page showed them. */
export function SimilarSeen({ heading }: SimilarSeenProps) {
  const enquiry = useStore($lastEnquiry, { ssr: () => null });
  const vehicles = readSeenVehicles(enquiry?.similar);
  return vehicles.length === 0 ? null : (
    <>
      <h2 className="success__heading">{heading}</h2>
      <SeenVehicles vehicles={vehicles} />
    </>
  );
}
