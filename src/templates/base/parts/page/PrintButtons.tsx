import './PrintButtons.css';
import { createPrintPath } from '#domain/page/print-sheet.ts';
import type { Site } from '#domain/site/site.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { createPrintText } from '#messages/page/print.ts';
import { Icon } from '#ui/Icon.tsx';

export interface PaperButtonsProps {
  vehicle: Pick<Vehicle, 'slug'>;
  site: Pick<Site, 'features' | 'messages' | 'apiUrl'>;
  /** On the page that is printed itself; elsewhere a link leads there. */
  printsHere?: boolean;
}

/**
 * Takes a vehicle home on paper (ROUTE-12, PRINT-01). The page's script answers `data-paper`; the print page works
 * without it.
 */
export function PaperButtons({
  vehicle: { slug },
  site: { features, messages, apiUrl },
  printsHere = false,
}: PaperButtonsProps) {
  if (!features.print && !features.pdf) return null;
  const text = createPrintText(messages);
  return (
    <div className="paper-buttons">
      {features.print && printsHere ? (
        <button type="button" className="paper-button" data-paper="print">
          <Icon name="printer" />
          {text('print.print')}
        </button>
      ) : null}
      {features.print && !printsHere ? (
        <a className="paper-button" href={createPrintPath(slug)} target="_blank">
          <Icon name="printer" />
          {text('print.print')}
        </a>
      ) : null}
      {features.pdf && apiUrl ? (
        <button
          type="button"
          className="paper-button"
          data-paper="pdf"
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
