import './LeadForm.css';
import { useEffect, useMemo } from 'react';
import { useStore } from '@nanostores/react';
import type { SavedVehicleRecord } from '#domain/garage/garage.ts';
import type { LeadForm as Form } from '#domain/lead/form.ts';
import { describeQuoted } from '#domain/garage/quoted-vehicles.ts';
import { createGarageText } from '#messages/garage/garage.ts';
import { createQuoteText } from '#messages/lead/quote.ts';
import { QuoteList } from '#parts/lead/QuoteList.tsx';
import { EmptyState } from '#parts/listing/EmptyState.tsx';
import { $savedVehicles, toggleSavedVehicle } from '#stores/garage/saved-vehicles.ts';
import {
  $storedVehicles,
  followStoredVehicles,
  loadStoredVehicles,
  unreadVehicles,
} from '#stores/garage/stored-vehicles.ts';
import type { LeadTask } from '#stores/lead/form-settings.ts';
import { showToast } from '#stores/site/toast.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import type { NamedVehicleSite } from './lead-props.ts';
import { LeadForm } from './LeadForm.tsx';
import { goToSuccess } from './success/go-to-success.ts';

export interface QuoteRequestProps {
  form: Form;
  /** What the heading of the form says. */
  title: string;
  site: NamedVehicleSite;
}

const general = { kind: 'general' } as const;
const nothing: SavedVehicleRecord[] = [];

/** The lead names what is on the list and in stock at the moment of sending. */
const task: LeadTask = {
  prepare: () => {
    const { vehicles } = $storedVehicles.get();
    return Promise.resolve({ vehicles: describeQuoted($savedVehicles.get().map(({ id }) => vehicles[id])) });
  },
  settle: (_, status) => {
    if (status === 'sent') goToSuccess();
  },
};

/** The saved vehicles of this browser, and one form that asks for a quote of them all. */
export function QuoteRequest({ form, title, site }: QuoteRequestProps) {
  const saved = useStore($savedVehicles, { ssr: () => nothing });
  const { status, vehicles } = useStore($storedVehicles, { ssr: () => unreadVehicles });
  const { search } = site;
  const text = useMemo(() => createQuoteText(site.messages), [site]);
  useEffect(() => followStoredVehicles(search), [search]);
  const remove = (entry: SavedVehicleRecord): void => {
    const toggle = (): void => void toggleSavedVehicle(entry);
    const words = createGarageText(site.messages);
    toggle();
    showToast({
      text: words('garage.unquoted', { name: entry.name }),
      tone: 'neutral',
      actions: [{ label: words('garage.undo'), act: toggle }],
    });
  };
  if (status === 'loading')
    return (
      <p className="quote-list__waiting" role="status">
        {text('quote.loading')}
      </p>
    );
  if (saved.length === 0)
    return (
      <EmptyState
        title={text('quote.emptyTitle')}
        text={text('quote.empty')}
        action={{ label: text('quote.search'), href: site.listingPath }}
      />
    );
  return (
    <>
      {status === 'failed' ? (
        <Alert tone="warning" title={text('quote.failed')}>
          <Button variant="secondary" size="small" onClick={() => void loadStoredVehicles(search)}>
            {text('quote.retry')}
          </Button>
        </Alert>
      ) : (
        <QuoteList saved={saved} vehicles={vehicles} site={site} onRemove={remove} text={text} />
      )}
      <div className="quote-form">
        <h2 className="quote-form__title">{title}</h2>
        <LeadForm form={form} subject={general} site={site} task={task} />
      </div>
    </>
  );
}
