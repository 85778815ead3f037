import './PrintSheet.css';
import { createImageUrl } from '#domain/gallery/images.ts';
import type { Location } from '#domain/location/location.ts';
import type { Site } from '#domain/site/site.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { describeSheet } from '#messages/page/print-sheet.ts';
import { sayBeside } from '#messages/vehicle/price.ts';
import { QrCode } from '#ui/QrCode.tsx';

export interface PrintSheetProps {
  vehicle: Vehicle;
  site: Pick<Site, 'name' | 'url' | 'price' | 'phone' | 'timezone' | 'messages' | 'images'>;
  location: Location | null;
  /** Epoch seconds. */
  now: number;
}

/** One A4 page about a vehicle, as it is printed (ROUTE-12, PRICE-08). */
export function PrintSheet({ vehicle, site, location, now }: PrintSheetProps) {
  const sheet = describeSheet(vehicle, { location, site, now });
  const [picture, ...more] = sheet.pictures;
  return (
    <article className="print-sheet">
      <header className="print-sheet__head">
        <p className="print-sheet__dealer">{sheet.dealer}</p>
        <p>{site.url.replace(/^https?:\/\/(www\.)?/, '')}</p>
      </header>
      <div className="print-sheet__lead" data-bare={picture ? undefined : ''}>
        {picture ? (
          <img src={createImageUrl(picture, 960, site.images)} width="960" height="640" alt={vehicle.name} />
        ) : null}
        <div className="print-sheet__offer">
          <p className="print-sheet__condition">{sheet.condition}</p>
          <h2>{sheet.name}</h2>
          {sheet.price ? (
            <div className="print-sheet__price">
              {sheet.price.was ? (
                <p>
                  {sheet.price.was.label} <s>{sheet.price.was.amount}</s>
                </p>
              ) : null}
              <p>
                <strong>{sheet.price.amount}</strong> {sayBeside(sheet.price)}
              </p>
              {sheet.price.exGst ? <p>{sheet.price.exGst.without}</p> : null}
              {sheet.price.sale ? <p>{sheet.price.sale}</p> : null}
              {sheet.includes ? <p>{sheet.includes}</p> : null}
            </div>
          ) : (
            <p className="print-sheet__sold">{sheet.sold}</p>
          )}
          {sheet.note ? <p>{sheet.note}</p> : null}
          <div className="print-sheet__live">
            <QrCode className="print-sheet__code" value={sheet.url} label={sheet.scan} />
            <p>
              {sheet.scan}
              <span className="print-sheet__address">{sheet.url.replace(/^https?:\/\//, '')}</span>
            </p>
          </div>
        </div>
      </div>
      {more.length >= 3 ? (
        <div className="print-sheet__more-pictures">
          <ul role="list">
            {more.map((url) => (
              <li key={url}>
                <img src={createImageUrl(url, 320, site.images)} width="320" height="213" alt="" />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className="print-sheet__facts">
        {sheet.facts.map(({ heading, rows }) => (
          <section key={heading}>
            <h3>{heading}</h3>
            <dl>
              {rows.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      {sheet.features ? (
        <section>
          <h3>{sheet.features.heading}</h3>
          <ul className="print-sheet__features">
            {sheet.features.rows.map((feature, index) => (
              <li key={`${index}-${feature}`}>{feature}</li>
            ))}
            {sheet.features.more ? <li className="print-sheet__more">{sheet.features.more}</li> : null}
          </ul>
        </section>
      ) : null}
      {sheet.comments ? (
        <section>
          <h3>{sheet.comments.heading}</h3>
          <p>{sheet.comments.text}</p>
        </section>
      ) : null}
      <footer className="print-sheet__foot">
        <p>
          {sheet.location.map((line, index) => (
            <span key={line}>
              {index > 0 ? ' · ' : null}
              {index === 0 ? <strong>{line}</strong> : line}
            </span>
          ))}
        </p>
        <p>{sheet.asAt}</p>
        <p className="print-sheet__disclaimer">{sheet.disclaimer}</p>
      </footer>
    </article>
  );
}
