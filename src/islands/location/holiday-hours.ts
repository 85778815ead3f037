import hoursStyles from '#parts/location/HoursTable.css?url';
import listStyles from '#parts/location/HolidayHours.css?url';
import dialogStyles from '#ui/Dialog.css?url';
import fieldStyles from '#ui/Field.css?url';
import { keepDialogEntry, type DialogEntry } from '#ui/dialog-entry.ts';
import { loadStyles } from '#ui/loading/load-styles.ts';
import { drawNow } from './open-now.ts';

const listId = 'holiday-hours';

/** The list of the page where it stands. Throws where that page cannot be had, or has none any more. */
async function fetchList(address: string): Promise<HTMLElement> {
  const here = document.getElementById(listId);
  if (here) return here.cloneNode(true) as HTMLElement;
  const answer = await fetch(address);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const list = page.getElementById(listId);
  if (!list) throw new Error(`${address} has no list of special days.`);
  return document.adoptNode(list);
}

/** Whether a day holds at a location; a day without locations holds at all of them. */
const isAt = (row: HTMLElement, location: string): boolean =>
  !location || !row.dataset['locations'] || row.dataset['locations'].split(' ').includes(location);

/** Shows the days of the chosen location and department. A day of the very department replaces that of all departments. */
function narrow(list: HTMLElement): void {
  const choose = (name: string): string =>
    list.querySelector<HTMLSelectElement>(`select[name="${name}"]`)?.value ?? '';
  const [location, department] = [choose('location'), choose('department')];
  const rows = [...list.querySelectorAll<HTMLElement>('[data-special-date]')];
  const isMeant = (row: HTMLElement, of: string): boolean =>
    row.dataset['department'] === of && isAt(row, location);
  const replaced = rows.flatMap((row) =>
    department && location && isMeant(row, department) ? [row.dataset['specialDate']] : [],
  );
  for (const row of rows) {
    const isOfAll = isMeant(row, 'all') && !replaced.includes(row.dataset['specialDate']);
    row.hidden = !(department ? isOfAll || isMeant(row, department) : isAt(row, location));
  }
  const none = list.querySelector<HTMLElement>('.holiday-hours__none');
  if (none) none.hidden = rows.some((row) => !row.hidden && !('over' in row.dataset));
}

async function createDialog(address: string): Promise<HTMLDialogElement> {
  const [list] = await Promise.all([
    fetchList(address),
    loadStyles(dialogStyles, fieldStyles, hoursStyles, listStyles),
  ]);
  const dialog = document.createElement('dialog');
  dialog.className = 'dialog';
  dialog.id = `${listId}-dialog`;
  const title = list.querySelector('h2');
  dialog.setAttribute('aria-labelledby', `${dialog.id}-title`);
  for (const named of list.querySelectorAll<HTMLElement>('[id], [for]')) {
    // The page may have the same list: ids of the two differ.
    if (named.id) named.id += '-shown';
    if (named instanceof HTMLLabelElement) named.htmlFor += '-shown';
  }
  if (title) title.id = `${dialog.id}-title`;
  list.removeAttribute('id');
  list.removeAttribute('aria-labelledby');
  for (const control of list.querySelectorAll<HTMLElement>('form, .holiday-hours__filters'))
    control.hidden = false;
  list.addEventListener('change', () => narrow(list));
  dialog.append(list);
  document.body.append(dialog);
  return dialog;
}

let made: Promise<{ dialog: HTMLDialogElement; entry: DialogEntry }> | null = null;

const make = async (address: string) => {
  const dialog = await createDialog(address);
  return { dialog, entry: keepDialogEntry(dialog, () => dialog.showModal()) };
};

/**
 * Shows the special days of all locations in a dialog (HOURS-04), or of the one that the link names. Where they cannot be
 * fetched, the link leads to their page.
 */
export async function openHolidayHours(link: HTMLAnchorElement): Promise<void> {
  try {
    made ??= make(link.href);
    const { dialog, entry } = await made;
    const select = dialog.querySelector<HTMLSelectElement>('select[name="location"]');
    if (select) select.value = link.dataset['holidayHours'] ?? '';
    drawNow();
    narrow(dialog);
    dialog.showModal();
    entry.take();
  } catch {
    made = null;
    window.location.assign(link.href);
  }
}
