import { createTradeInForms } from '#domain/trade-in/forms.ts';
import type { TradeInText } from '#messages/trade-in/trade-in.ts';
import { isRegistration, lookUpCar, skipLookup, type TradeInState } from '#stores/trade-in/trade-in.ts';
import { Button } from '#ui/Button.tsx';
import { StepForm } from './StepForm.tsx';
import { createSettings, type TradeInSite } from './trade-in-site.ts';

export interface StepProps {
  state: TradeInState;
  site: TradeInSite;
  text: TradeInText;
  thisYear: number;
}

/** Which car it is, by its plate (TRADE-03). */
export function RegistrationStep({ state, site, text, thisYear }: StepProps) {
  const settings = createSettings(site);
  const { hasEstimates } = site.rules;
  const isBusy = state.busy === 'lookup';
  const { registration } = createTradeInForms(site.enquiry, thisYear);
  const looking = isBusy ? 'tradeIn.registration.busy' : 'tradeIn.registration.submit';
  const submit = hasEstimates ? looking : 'tradeIn.next';
  return (
    <>
      <StepForm
        form={registration}
        begun={{ registration: state.registration, ...(state.state && { registrationState: state.state }) }}
        messages={site.messages}
        submit={text(submit)}
        isBusy={isBusy}
        judge={(values): Record<string, string> =>
          !values.registration || isRegistration(values.registration)
            ? {}
            : { registration: text('tradeIn.registration.wrong') }
        }
        onDone={(values) =>
          void lookUpCar(settings, {
            registration: values.registration ?? '',
            state: values.registrationState ?? '',
          })
        }
      >
        {hasEstimates ? <p className="field__hint">{text('tradeIn.registration.notice')}</p> : null}
      </StepForm>
      <Button variant="quiet" disabled={isBusy} onClick={() => skipLookup(settings)}>
        {text('tradeIn.registration.skip')}
      </Button>
    </>
  );
}
