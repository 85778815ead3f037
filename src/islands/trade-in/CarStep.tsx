import { createTradeInForms } from '#domain/trade-in/forms.ts';
import { nameOwnCar } from '#domain/trade-in/own-car.ts';
import { chooseCar, goBack, skipLookup } from '#stores/trade-in/trade-in.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import type { StepProps } from './RegistrationStep.tsx';
import { StepForm } from './StepForm.tsx';
import { createSettings } from './trade-in-site.ts';

/** Why there is no car of the plate, and that it matters little. */
function NotFound({ state, text }: Pick<StepProps, 'state' | 'text'>) {
  const { lookup, registration, otherState } = state;
  if (lookup !== 'unknown' && lookup !== 'elsewhere' && lookup !== 'down') return null;
  const about = { registration, state: state.state, other: otherState ?? '' };
  return (
    <Alert tone={lookup === 'down' ? 'warning' : 'information'} title={text(`tradeIn.car.${lookup}`, about)}>
      <p>{text('tradeIn.car.goOn')}</p>
      {lookup === 'down' ? null : (
        <Button variant="secondary" size="small" onClick={goBack}>
          {text('tradeIn.car.otherPlate')}
        </Button>
      )}
    </Alert>
  );
}

/** The car of the plate, one of several, or the shopper's own words for it: nobody is sent away. */
export function CarStep({ state, site, text, thisYear }: StepProps) {
  const { cars, car } = state;
  if (cars.length > 0) {
    const none = text(cars.length > 1 ? 'tradeIn.car.none' : 'tradeIn.car.no');
    return (
      <>
        <ul className="trade-in__cars" role="list">
          {cars.map((found) => (
            <li key={found.id} className="trade-in__car">
              <p className="trade-in__car-name">{nameOwnCar(found)}</p>
              <Button
                variant={cars.length > 1 ? 'secondary' : 'primary'}
                onClick={() => chooseCar(found)}
                aria-label={`${text('tradeIn.car.yes')}: ${nameOwnCar(found)}`}
              >
                {text('tradeIn.car.yes')}
              </Button>
            </li>
          ))}
        </ul>
        <Button variant="quiet" onClick={() => skipLookup(createSettings(site))}>
          {none}
        </Button>
      </>
    );
  }
  const known = car?.id === null ? car : null;
  return (
    <>
      <NotFound state={state} text={text} />
      <StepForm
        form={createTradeInForms(site.enquiry, thisYear).car}
        begun={
          known
            ? {
                ownMake: known.make,
                ownModel: known.model,
                ownYear: String(known.year),
                ownBadge: known.badge,
              }
            : {}
        }
        messages={site.messages}
        submit={text('tradeIn.next')}
        onDone={({ ownMake = '', ownModel = '', ownYear = '', ownBadge = '' }) =>
          chooseCar({ id: null, make: ownMake, model: ownModel, badge: ownBadge, year: Number(ownYear) })
        }
      />
    </>
  );
}
