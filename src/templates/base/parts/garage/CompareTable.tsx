import './CompareTable.css';
import { useEffect, useRef, type ReactNode } from 'react';
import { canBeDriven } from '#domain/vehicle/availability.ts';
import { formDialogs } from '#parts/page/dialog-command.ts';
import { Button } from '#ui/Button.tsx';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { CompareText } from '#messages/garage/compare.ts';
import { Picture } from '#parts/gallery/Picture.tsx';
import { Price } from '#parts/vehicle/Price.tsx';
import { TagBanner } from '#parts/listing/TagBanner.tsx';
import { VehicleName } from '#parts/vehicle/VehicleName.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { VehicleSite } from '../vehicle/vehicle-site.ts';

/** One line, in words. */
export interface CompareLine {
  label: string;
  values: ReactNode[];
  differs: boolean;
}

export interface CompareTableProps {
  vehicles: readonly Vehicle[];
  site: VehicleSite & { actions: readonly string[] };
  /** Epoch seconds. */
  now: number;
  groups: { label: string | null; lines: CompareLine[] }[];
  text: CompareText;
  onRemove: (vehicle: Vehicle) => void;
  /** The way to one more vehicle, where there is room for it. */
  add: ReactNode;
}

/** Shows names and prices below the header once those of the table have gone, each above its column. */
function keepNamesInView(
  region: HTMLElement | null,
  head: HTMLElement | null,
  names: HTMLElement | null,
): (() => void) | undefined {
  if (!region || !head || !names) return undefined;
  const follow = (): void => {
    if (names.firstElementChild) names.firstElementChild.scrollLeft = region.scrollLeft;
  };
  const watch = new IntersectionObserver(
    ([entry]) => {
      const hasGone = entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0;
      names.toggleAttribute('data-shown', hasGone);
      follow();
    },
    { rootMargin: '-150px 0px 0px' },
  );
  watch.observe(head);
  region.addEventListener('scroll', follow, { passive: true });
  return () => {
    watch.disconnect();
    region.removeEventListener('scroll', follow);
  };
}

/**
 * Vehicles in columns (C58). The labels stay in place while a phone scrolls the columns; every line that differs is
 * marked with more than colour.
 */
export function CompareTable({ vehicles, site, now, groups, text, onRemove, add }: CompareTableProps) {
  const region = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLTableSectionElement>(null);
  const names = useRef<HTMLDivElement>(null);
  useEffect(() => keepNamesInView(region.current, head.current, names.current), []);
  const about = (name: string) => <span className="visually-hidden">{text('compare.about', { name })}</span>;
  return (
    <>
      <div ref={names} className="compare-names" aria-hidden="true">
        <div className="compare-names__window">
          <div className="compare-names__row" data-columns={vehicles.length} data-adds={add ? '' : undefined}>
            <span className="compare-names__corner" />
            {vehicles.map((vehicle) => (
              <div key={vehicle.id} className="compare-names__vehicle">
                <p>
                  <VehicleName name={vehicle.name} />
                </p>
                <Price vehicle={vehicle} site={site} />
              </div>
            ))}
            {add ? <span className="compare-names__add" /> : null}
          </div>
        </div>
      </div>
      <div ref={region} className="compare" role="region" aria-label={text('compare.table')} tabIndex={0}>
        <table className="compare__table" data-columns={vehicles.length}>
          <thead ref={head}>
            <tr>
              <th scope="col" className="compare__corner">
                <span className="visually-hidden">{text('compare.what')}</span>
              </th>
              {vehicles.map((vehicle) => (
                <th scope="col" key={vehicle.id} className="compare__vehicle">
                  <div className="compare__picture">
                    <Picture
                      src={vehicle.images[0]?.url ?? null}
                      alt=""
                      widths={[320, 480, 640]}
                      sizes="(width >= 992px) 260px, 44vw"
                      images={site.images}
                    />
                    <div className="compare__tag">
                      <TagBanner vehicle={vehicle} site={site} now={now} />
                    </div>
                    <button
                      type="button"
                      className="compare__remove"
                      aria-label={text('compare.remove', { name: vehicle.name })}
                      onClick={() => onRemove(vehicle)}
                    >
                      <Icon name="close" size={18} />
                    </button>
                  </div>
                  <a className="compare__name" href={`/cars/${vehicle.slug}/`}>
                    <VehicleName name={vehicle.name} />
                  </a>
                  <Price vehicle={vehicle} site={site} />
                  <div className="compare__actions">
                    {site.actions.includes('enquire') ? (
                      <Button href={`/cars/${vehicle.slug}/#${formDialogs.enquiry.id}`} size="small" wide>
                        {text('compare.enquire')}
                        {about(vehicle.name)}
                      </Button>
                    ) : null}
                    {site.actions.includes('testDrive') && canBeDriven(vehicle) ? (
                      <Button
                        href={`/cars/${vehicle.slug}/#${formDialogs.testDrive.id}`}
                        variant="secondary"
                        size="small"
                        wide
                      >
                        {text('compare.testDrive')}
                        {about(vehicle.name)}
                      </Button>
                    ) : null}
                  </div>
                </th>
              ))}
              {add ? <td className="compare__add">{add}</td> : null}
            </tr>
          </thead>
          {groups.map(({ label, lines }) => (
            <tbody key={label ?? 'facts'}>
              {label ? (
                <tr className="compare__group">
                  <th scope="rowgroup">{label}</th>
                  <td colSpan={vehicles.length + (add ? 1 : 0)} />
                </tr>
              ) : null}
              {lines.map((line) => (
                <tr key={line.label} data-differs={line.differs ? '' : undefined}>
                  <th scope="row">
                    {line.label}
                    {line.differs ? (
                      <span className="visually-hidden"> ({text('compare.differs')})</span>
                    ) : null}
                  </th>
                  {line.values.map((value, index) => (
                    <td key={vehicles[index]?.id ?? index} className="numbers">
                      {value}
                    </td>
                  ))}
                  {add ? <td className="compare__add" /> : null}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </>
  );
}
