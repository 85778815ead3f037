import './GarageRow.css';
import './ChangedVehicles.css';
import type { SavedChange } from '#domain/account/garage.ts';
import { formatMoney } from '#domain/site/numbers.ts';
import { findEffectivePrice } from '#domain/vehicle/price.ts';
import type { MyGarageText } from '#messages/account/my-garage.ts';
import { Picture } from '#parts/gallery/Picture.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { MyGarageSite } from './my-garage-site.ts';

interface ChangedVehiclesProps {
  changes: readonly SavedChange[];
  site: MyGarageSite;
  text: MyGarageText;
}

const tones = { cheaper: 'good', dearer: 'plain', reserved: 'plain', sold: 'over', gone: 'over' } as const;

function nameChange(change: SavedChange, text: MyGarageText): string {
  return 'amount' in change
    ? text(`myGarage.${change.kind}`, { amount: formatMoney(change.amount) })
    : text(`myGarage.${change.kind}`);
}

/** The price of before and of now, where it moved. */
function drawPrices(change: SavedChange, text: MyGarageText) {
  if (!('amount' in change) || change.saved.price === null) return null;
  const price = findEffectivePrice(change.vehicle);
  return price === null ? null : (
    <p className="garage-change__price numbers">
      <strong>{text('myGarage.now', { price: formatMoney(price) })}</strong>{' '}
      <s>{text('myGarage.was', { price: formatMoney(change.saved.price) })}</s>
    </p>
  );
}

/** What has become of saved vehicles since they were saved, good news first. */
export function ChangedVehicles({ changes, site, text }: ChangedVehiclesProps) {
  return (
    <ul className="garage-rows" role="list">
      {changes.map((change) => {
        const { saved, vehicle, kind } = change;
        const isOver = kind === 'sold' || kind === 'gone';
        const name = vehicle?.name ?? saved.name;
        const similar = `${site.listingPath}?${new URLSearchParams({ make: saved.make })}`;
        return (
          <li key={saved.id} className="garage-change" data-tone={tones[kind]}>
            <Picture
              src={vehicle?.images[0]?.url ?? saved.primary_image_url}
              alt=""
              widths={[160, 320]}
              sizes="120px"
              images={site.images}
              className="garage-change__picture"
            />
            <div className="garage-change__body">
              <span className="garage-mark" data-tone={tones[kind]}>
                {kind === 'cheaper' ? <Icon name="trendDown" size={16} /> : null}
                {nameChange(change, text)}
              </span>
              <h3 className="garage-change__title">
                <a href={isOver ? similar : `/cars/${vehicle?.slug ?? saved.slug}/`}>
                  {isOver ? `${name} · ${text('myGarage.similar')}` : name}
                </a>
              </h3>
              {drawPrices(change, text)}
            </div>
            <Icon name="chevronRight" size={20} />
          </li>
        );
      })}
    </ul>
  );
}
