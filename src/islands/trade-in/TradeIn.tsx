import '../lead/LeadForm.css';
import './TradeIn.css';
import { useCallback, useEffect, useRef } from 'react';
import { useStore } from '@nanostores/react';
import { isAvailable } from '#domain/vehicle/availability.ts';
import { createVehicleSubject, type LeadSubject } from '#domain/lead/subject.ts';
import { formatPhone, phoneHref } from '#domain/location/phone.ts';
import { createSimilarPath } from '#domain/vehicle/similar-path.ts';
import { readNamedVehicle } from '#domain/vehicle/named-vehicle.ts';
import { tradeInPath } from '#domain/trade-in/path.ts';
import { tradeInSteps } from '#domain/trade-in/progress.ts';
import { createEnquiryText } from '#messages/lead/enquiry-text.ts';
import { createNamedVehicleText } from '#messages/lead/named-vehicle.ts';
import { createTradeInText } from '#messages/trade-in/trade-in.ts';
import { NamedVehicle, NamedVehicleSkeleton } from '#parts/lead/NamedVehicle.tsx';
import { $namedVehicle, findNamedVehicle, rereadNamedVehicle } from '#stores/vehicle/named-vehicle.ts';
import type { FoundVehicleState } from '#stores/vehicle/vehicle-finder.ts';
import { $tradeIn, beginAnew, goBack, resumeTradeIn, untouchedState } from '#stores/trade-in/trade-in.ts';
import { Button } from '#ui/Button.tsx';
import { NamedVehicleNotice } from '../lead/NamedVehicleNotice.tsx';
import { CarStep } from './CarStep.tsx';
import { ConditionStep } from './ConditionStep.tsx';
import { ContactStep } from './ContactStep.tsx';
import { RegistrationStep } from './RegistrationStep.tsx';
import { ResultStep } from './ResultStep.tsx';
import type { TradeInSite } from './trade-in-site.ts';

export interface TradeInProps {
  site: TradeInSite;
  /** Of the build: no car is newer than one of the next year. */
  thisYear: number;
}

const idle: FoundVehicleState = { status: 'idle', vehicle: null, foundAt: 0 };
const general = { kind: 'general' } as const;

/** Values and sells the shopper's car, step by step, towards the vehicle that the address names (ROUTE-08, ROUTE-09). */
export function TradeIn({ site, thisYear }: TradeInProps) {
  const state = useStore($tradeIn, { ssr: () => untouchedState });
  const { status, vehicle } = useStore($namedVehicle, { ssr: () => idle });
  const { search, stock } = site;
  const look = useCallback(
    () => void findNamedVehicle({ search, stock }, window.location.search),
    [search, stock],
  );
  useEffect(look, [look]);
  useEffect(resumeTradeIn, []);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (status !== 'idle') dataset['namedVehicle'] = status;
    else if (readNamedVehicle(window.location.search) === null) delete dataset['namedVehicle'];
  }, [status]);
  const { step, car, lookup, cars } = state;
  // The vehicle may have been sold since the page was opened.
  useEffect(() => {
    if (step === 'contact') void rereadNamedVehicle(search);
  }, [step, search]);
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) {
      box.current?.querySelector<HTMLElement>('[data-current]')?.focus({ preventScroll: true });
      box.current?.scrollIntoView({ block: 'nearest' });
    }
    shown.current = step;
  }, [step]);
  const text = createTradeInText(site.messages);
  const words = createEnquiryText(site.messages);
  const isWanted = vehicle !== null && isAvailable(vehicle);
  const subject: LeadSubject = isWanted ? createVehicleSubject(vehicle) : general;
  const reason = vehicle && !isWanted ? 'gone' : status === 'unknown' || status === 'failed' ? status : null;
  const named = createNamedVehicleText({
    ...{ 'named.goneHelp': text('tradeIn.goneHelp'), 'named.failedHelp': text('tradeIn.goneHelp') },
    ...site.messages,
  });
  const titles = {
    registration: text('tradeIn.registration.title'),
    car: text(
      cars.length > 1
        ? 'tradeIn.car.several'
        : cars.length === 1 && lookup === 'found'
          ? 'tradeIn.car.found'
          : 'tradeIn.car.describe',
    ),
    condition: text('tradeIn.condition.title'),
    contact: text('tradeIn.contact.title'),
  };
  const steps = tradeInSteps.length - 1;
  const label = text('tradeIn.towards');
  const shared = { state, site, text, thisYear };
  return (
    <>
      {status === 'idle' || status === 'looking' ? <NamedVehicleSkeleton label={label} /> : null}
      {vehicle ? (
        <NamedVehicle
          {...{ vehicle, site, label }}
          other={{ label: text('tradeIn.sellOnly'), href: tradeInPath }}
        />
      ) : null}
      {reason ? (
        <NamedVehicleNotice
          reason={reason}
          text={named}
          href={vehicle ? createSimilarPath(vehicle, site) : site.listingPath}
          onRetry={look}
        />
      ) : null}
      <p className="lead-form__no-script trade-in__no-script">
        {words('enquiry.noScript')}{' '}
        {site.phone ? <a href={phoneHref(site.phone)}>{formatPhone(site.phone)}</a> : null}{' '}
        {site.email ? <a href={`mailto:${site.email}`}>{site.email}</a> : null}
      </p>
      <div ref={box} className="trade-in" data-step={step}>
        {step === 'result' ? (
          <ResultStep {...shared} subject={subject} />
        ) : (
          <>
            <div className="trade-in__head">
              <div data-current tabIndex={-1}>
                <p className="lead-form__progress">
                  {text('tradeIn.step', { step: tradeInSteps.indexOf(step) + 1, steps })}
                </p>
                <h2 className="trade-in__title">{titles[step]}</h2>
              </div>
              {step === 'registration' ? null : (
                <span className="trade-in__ways">
                  <Button variant="quiet" size="small" onClick={goBack}>
                    {text('tradeIn.back')}
                  </Button>
                  <Button variant="quiet" size="small" onClick={beginAnew}>
                    {text('tradeIn.again')}
                  </Button>
                </span>
              )}
            </div>
            <progress
              className="trade-in__progress"
              aria-hidden="true"
              max={steps}
              value={tradeInSteps.indexOf(step) + 1}
            />
            {step === 'registration' ? <RegistrationStep {...shared} /> : null}
            {step === 'car' ? <CarStep key={`${lookup}-${cars.length}`} {...shared} /> : null}
            {step === 'condition' ? <ConditionStep {...shared} /> : null}
            {step === 'contact' && car ? <ContactStep {...shared} subject={subject} /> : null}
          </>
        )}
      </div>
    </>
  );
}
