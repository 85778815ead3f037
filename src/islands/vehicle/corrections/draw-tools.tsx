import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { VehicleSectionName } from '#domain/vehicle/section.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { CertifiedNote } from '#parts/vehicle/CertifiedNote.tsx';
import { FinanceEstimate } from '#parts/finance/FinanceEstimate.tsx';
import { $loanGround } from '#stores/finance/finance.ts';
import { readToolRules } from '#stores/vehicle/tools.ts';
import { createFinanceProps } from '../../finance/finance-props.ts';
import { createFreshSections } from '../unbuilt/unbuilt-sections.tsx';
import type { LiveSite } from '../vehicle-props.ts';

const roots = new Map<Element, Root>();

/** Takes a box of the page over and shows in it what holds now. */
function drawInto(box: HTMLElement, content: ReactNode): void {
  let root = roots.get(box);
  if (!root) {
    box.replaceChildren();
    root = createRoot(box);
    roots.set(box, root);
  }
  root.render(content);
  box.hidden = false;
}

const find = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

/**
 * Draws what a built page may lack of its vehicle as it is now: the estimate of its price with everything the law asks
 * for beside it, the note of its programme, and calculators that had no price to begin with. Until the rules for them are
 * here, or when they cannot be had, the page says none of it. Throws ServiceError.
 *
 * @param readVehicle asked when the rules are here: it may have changed once more meanwhile
 */
export async function drawTools(readVehicle: () => Vehicle, live: LiveSite): Promise<void> {
  const rules = await readToolRules();
  const vehicle = readVehicle();
  const site = { ...live, ...rules };
  const { messages } = live;
  const now = Math.floor(Date.now() / 1_000);
  // At once, so that nobody sees half of it, and whoever asks next what stands on the page is told.
  flushSync(() => {
    $loanGround.set(createFinanceProps(vehicle, site, now));
    for (const box of find('[data-estimate]'))
      drawInto(
        box,
        <FinanceEstimate vehicle={vehicle} finance={rules.finance} messages={messages} now={now} />,
      );
    for (const box of find('[data-certified]'))
      drawInto(box, <CertifiedNote vehicle={vehicle} site={live} programmes={rules.certified} />);
    const sections = createFreshSections(vehicle, site, now);
    for (const box of find('[data-tool]')) {
      const section = sections[box.dataset['tool'] as VehicleSectionName];
      drawInto(box, section);
      box.hidden = !section;
    }
  });
}
