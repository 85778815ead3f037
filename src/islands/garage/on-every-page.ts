import type { OutboxSettings } from '../lead/outbox.ts';
import { keepMenuEntry } from '#ui/menu-entry.ts';
import { awaitMenus } from '../site/await-menus.ts';
import { startPrintNote } from '../page/print-note.ts';
import { startGarage } from './garage.ts';
import type { GarageSettings } from './garage-settings.ts';
import { markWhileCovered } from './mark-covered.ts';
import { whenIdle } from './when-idle.ts';

/** What `shell/site/Toasts.astro` writes beside the live region. */
export interface EveryPageSettings {
  garage: GarageSettings;
  outbox: OutboxSettings;
}

/**
 * The script of every page: saved vehicles at once; messages and waiting leads when the page is idle. Plain DOM,
 * because React would add 60 KB for a few buttons.
 */
export function startEveryPage(): void {
  const box = document.querySelector<HTMLElement>('.toasts');
  const template = document.querySelector<HTMLTemplateElement>('template[data-toast]');
  if (!box?.dataset['settings'] || !template) return;
  const settings = JSON.parse(box.dataset['settings']) as EveryPageSettings;
  markWhileCovered();
  startGarage(settings.garage);
  startPrintNote();
  const menu = document.getElementById('mobile-menu');
  if (menu) keepMenuEntry(menu);
  awaitMenus();
  whenIdle(() => {
    if (document.querySelector('dialog'))
      void import('#ui/staged-dialog.ts').then(({ stageDialogs }) => stageDialogs());
    void import('./toasts.ts').then(({ drawToasts }) => drawToasts(box, template));
    void import('../lead/outbox.ts').then(({ startOutbox }) => startOutbox(settings.outbox));
  });
}
