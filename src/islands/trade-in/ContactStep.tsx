import type { LeadSubject } from '#domain/lead/subject.ts';
import { createTradeInForms } from '#domain/trade-in/forms.ts';
import { findBeyond } from '#domain/trade-in/limits.ts';
import { nameOwnCar } from '#domain/trade-in/own-car.ts';
import { formatNumber } from '#domain/site/numbers.ts';
import { prepareLead, settleLead } from '#stores/trade-in/trade-in.ts';
import { Alert } from '#ui/Alert.tsx';
import { LeadForm } from '../lead/LeadForm.tsx';
import { PhotoSlot } from './photos/PhotoSlot.tsx';
import type { StepProps } from './RegistrationStep.tsx';
import { createSettings } from './trade-in-site.ts';

/** Who asks (FORM-19). What comes next is said before: an estimate, or an appraisal by the dealer. */
export function ContactStep({ state, site, text, thisYear, subject }: StepProps & { subject: LeadSubject }) {
  const { car, kilometres } = state;
  const { rules } = site;
  if (!car || kilometres === null) return null;
  const isBeyond = findBeyond({ year: car.year, kilometres }, rules, thisYear) !== null;
  const hasEstimate = car.id !== null && !(isBeyond && rules.enforceLimits);
  const settings = createSettings(site);
  const words = {
    years: String(rules.years),
    kilometres: formatNumber(rules.kilometres),
  };
  const submit = text(hasEstimate ? 'tradeIn.contact.submit' : 'tradeIn.contact.submitAppraisal');
  const dealershipId = subject.kind === 'vehicle' ? subject.vehicle.dealershipId : site.dealershipId;
  return (
    <>
      {isBeyond ? (
        <Alert tone="information" title={text('tradeIn.beyond', words)}>
          <p>{text(hasEstimate ? 'tradeIn.beyond.tried' : 'tradeIn.beyond.enforced')}</p>
        </Alert>
      ) : (
        <p>
          {text(hasEstimate ? 'tradeIn.contact.estimate' : 'tradeIn.contact.appraisal', {
            car: nameOwnCar(car),
          })}
        </p>
      )}
      {site.uploads ? <PhotoSlot apiUrl={site.apiUrl} text={text} isBrief /> : null}
      <LeadForm
        form={createTradeInForms(site.enquiry, thisYear).contact}
        subject={subject}
        site={{ ...site, messages: { ...site.messages, 'enquiry.submit': submit } }}
        task={{
          prepare: () => prepareLead(settings, dealershipId ?? site.dealershipId),
          settle: (lead, status) => settleLead(settings, lead, status),
        }}
      />
    </>
  );
}
