import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { Icon } from '#ui/Icon.tsx';

export interface ResultsNavProps {
  messages: Record<string, string>;
}

/**
 * The way back to one's results, and to the vehicles before and after this one. Hidden: only the page's script knows
 * whether somebody came from results.
 */
export function ResultsNav({ messages }: ResultsNavProps) {
  const text = createVehicleText(messages);
  return (
    <nav className="results-nav" aria-label={text('vehicle.results')} hidden suppressHydrationWarning>
      <a className="results-nav__back" data-results="back">
        <Icon name="chevronLeft" size={18} />
        {text('vehicle.backToResults')}
      </a>
      <a className="results-nav__step" data-results="previous" aria-label={text('vehicle.previousResult')}>
        <Icon name="chevronLeft" />
      </a>
      <span className="numbers" data-results="position" data-words={text('vehicle.resultPosition')} />
      <a className="results-nav__step" data-results="next" aria-label={text('vehicle.nextResult')}>
        <Icon name="chevronRight" />
      </a>
    </nav>
  );
}
