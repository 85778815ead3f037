import { drawVehicle, GarageRow } from './GarageRow.tsx';
import { GarageSection } from './GarageSection.tsx';
import { formatDay, type ThingListProps } from './thing-list.tsx';

/** What somebody asked, and when; their words stay with the dealer. */
export function Enquiries({ things: { enquiries }, site, text }: ThingListProps) {
  if (enquiries.length === 0) return null;
  return (
    <GarageSection id="enquiries" title={text('myGarage.enquiries')} count={enquiries.length}>
      <ul className="garage-rows" role="list">
        {enquiries.map((one, at) => (
          <GarageRow
            key={`${one.sentAt} ${at}`}
            icon="chat"
            title={one.vehicleName ? drawVehicle(one) : one.subcategory || one.category}
            lines={[
              [
                one.vehicleName ? one.subcategory || one.category : '',
                text('myGarage.sent', { day: formatDay(one.sentAt, site.timezone) }),
              ]
                .filter(Boolean)
                .join(' · '),
            ]}
          />
        ))}
      </ul>
    </GarageSection>
  );
}
