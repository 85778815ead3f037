/**
 * Shows picture, name and price of the page's vehicle above the form of a dialog, so that nobody wonders what it is about.
 * They are those of the header that stays in view: the price is always the one that holds now (VDP-30).
 *
 * @param form the element for the form
 */
export function showVehicle(form: HTMLElement): void {
  const header = document.querySelector('[data-live="header"]');
  const name = header?.querySelector('.vehicle-header__name')?.textContent;
  if (!header || !name) return;
  const shown = form.parentElement?.querySelector('.dialog-vehicle');
  const box = shown ?? document.createElement('div');
  const words = document.createElement('div');
  const title = document.createElement('p');
  box.className = 'dialog-vehicle';
  title.className = 'dialog-vehicle__name';
  title.textContent = name;
  const copies = ['img', '.price'].map((part) => header.querySelector(part)?.cloneNode(true));
  const [picture, price] = copies;
  words.append(title, ...(price ? [price] : []));
  box.replaceChildren(...(picture ? [picture] : []), words);
  if (!shown) form.before(box);
}
