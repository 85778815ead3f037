import './PrintButtons.css';
import { createPrintPath } from '#domain/page/print-sheet.ts';
import type { Site } from '#domain/site/site.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { createPrintText } from '#messages/page/print.ts';
import { Icon } from '#ui/Icon.tsx';

export interface PrintButtonsProps {
  vehicle: Pick<Vehicle, 'slug'>;
  site: Pick<Site, 'features' | 'messages' | 'apiUrl'> & { vehicle: { print: boolean } };
  /** On the page that is printed itself; elsewhere a link leads there. */
  printsHere?: boolean;
}

/**
 * Takes a vehicle home on paper (ROUTE-12, PRINT-01). The page's script answers `data-print`; the print page works
 * without it.
 */
export function PrintButtons({
  vehicle: { slug },
  site: { features, messages, apiUrl, vehicle: rules },
  printsHere = false,
}: PrintButtonsProps) {
  if (!rules.print && !features.pdf) return null;
  const text = createPrintText(messages);
  return (
    <div className="print-buttons">
      {rules.print && printsHere ? (
        <button type="button" className="print-button" data-print="print">
          <Icon name="printer" />
          {text('print.print')}
        </button>
      ) : null}
      {rules.print && !printsHere ? (
        <a className="print-button" href={createPrintPath(slug)} target="_blank">
          <Icon name="printer" />
          {text('print.print')}
        </a>
      ) : null}
      {features.pdf && apiUrl ? (
        <button
          type="button"
          className="print-button"
          data-print="pdf"
          data-slug={slug}
          data-api={apiUrl}
          data-preparing={text('print.preparing')}
          data-failed={text('print.pdfFailed')}
        >
          <Icon name="document" />
          <span aria-live="polite">{text('print.pdf')}</span>
        </button>
      ) : null}
    </div>
  );
}
