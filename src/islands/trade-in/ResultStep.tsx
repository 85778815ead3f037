import { useStore } from '@nanostores/react';
import type { LeadSubject } from '#domain/lead/subject.ts';
import { formatDate } from '#domain/site/format.ts';
import { formatMoney } from '#domain/site/numbers.ts';
import { nameOwnCar } from '#domain/trade-in/own-car.ts';
import type { Valuation } from '#domain/trade-in/valuation.ts';
import { createEnquiryText } from '#messages/lead/enquiry-text.ts';
import type { TradeInText } from '#messages/trade-in/trade-in.ts';
import { $refused } from '#stores/lead/outbox.ts';
import { beginAnew, decide } from '#stores/trade-in/trade-in.ts';
import { Button } from '#ui/Button.tsx';
import { StoredLead } from '../lead/StoredLead.tsx';
import type { StepProps } from './RegistrationStep.tsx';
import { createSettings } from './trade-in-site.ts';

const dayOf = (seconds: number): string => formatDate(new Date(seconds * 1_000).toLocaleDateString('en-CA'));

/** What a car may be worth: never without its day, its end and that somebody has to see the car. */
function Estimate({ valuation, car, text }: { valuation: Valuation; car: string; text: TradeInText }) {
  const { low, high, valuedAt, validUntil } = valuation;
  return (
    <div className="trade-in__estimate">
      <p className="trade-in__estimate-of">{text('tradeIn.result.title', { car })}</p>
      <p className="trade-in__range numbers">
        {text('tradeIn.result.range', { low: formatMoney(low), high: formatMoney(high) })}
      </p>
      <p className="field__hint">
        {text('tradeIn.result.of', { date: dayOf(valuedAt), until: dayOf(validUntil) })}
      </p>
    </div>
  );
}

/** The estimate with its decision, or that the dealer values the car; then what happens next. */
export function ResultStep({ state, site, text, subject }: StepProps & { subject: LeadSubject }) {
  const { car, end, valuation, leadId, waitsFor, isAccepted, busy, photos } = state;
  const refused = useStore($refused, { ssr: () => null });
  const untold = waitsFor ?? (refused?.lead_id === leadId ? refused?.id : null);
  const name = car ? nameOwnCar(car) : '';
  const settings = createSettings(site);
  const isUndecided = end === 'estimate' && isAccepted === null;
  const heading =
    end === null || end === 'estimate'
      ? text(isAccepted ? 'tradeIn.result.accepted' : 'tradeIn.result.declined')
      : text(`tradeIn.result.${end}`, { car: name });
  const choose = (accepted: boolean) => () => void decide(settings, accepted);
  return (
    <div className="trade-in__result" data-current tabIndex={-1}>
      {valuation && end === 'estimate' ? <Estimate {...{ valuation, car: name, text }} /> : null}
      {untold ? (
        <StoredLead
          leadId={untold}
          reason={navigator.onLine ? 'unreachable' : 'offline'}
          site={site}
          text={createEnquiryText(site.messages)}
        />
      ) : null}
      {isUndecided ? (
        <div className="trade-in__decision">
          <p className="trade-in__ask">{text('tradeIn.result.ask')}</p>
          <Button size="large" wide busy={busy === 'decision'} onClick={choose(true)}>
            {text(busy === 'decision' ? 'tradeIn.result.busy' : 'tradeIn.result.accept')}
          </Button>
          <Button
            variant="secondary"
            size="large"
            wide
            disabled={busy === 'decision'}
            onClick={choose(false)}
          >
            {text('tradeIn.result.decline')}
          </Button>
        </div>
      ) : (
        <>
          <p className="trade-in__heading">{heading}</p>
          <p className="trade-in__next">{text('tradeIn.result.next')}</p>
          <ol className="trade-in__nexts">
            {(['call', 'inspect', 'price'] as const).map((next) => (
              <li key={next}>{text(`tradeIn.result.${next}`, { dealer: site.name })}</li>
            ))}
          </ol>
        </>
      )}
      {photos.sent + photos.missing > 0 ? (
        <p>
          {photos.sent > 0 ? text('tradeIn.photos.with', { count: photos.sent }) : null}{' '}
          {photos.missing > 0 ? text('tradeIn.photos.without', { count: photos.missing }) : null}
        </p>
      ) : null}
      {leadId ? (
        <p className="trade-in__reference">
          {text('tradeIn.result.reference', { reference: leadId.slice(0, 8).toUpperCase() })}
        </p>
      ) : null}
      <div className="trade-in__links">
        {valuation && site.hasLoan && subject.kind === 'vehicle' ? (
          <a href={`/cars/${subject.vehicle.slug}/#finance`}>{text('tradeIn.result.loan')}</a>
        ) : (
          <a href={site.listingPath}>{text('tradeIn.result.stock')}</a>
        )}
        <button type="button" onClick={beginAnew}>
          {text('tradeIn.result.another')}
        </button>
      </div>
    </div>
  );
}
