import type { LeadForm, LeadValues } from '../lead/form.ts';

/** Storage name of the id of the location that a shopper has chosen as theirs. */
export const chosenLocationKey = 'forecourt:location';

/** Told to the document when another location is chosen, or the choice is forgotten. */
export const chosenLocationEvent = 'forecourt:location';

/** The field of a form that the chosen location answers; nothing where the form does not offer it (FORM-12). */
export const fillLocation = ({ steps }: LeadForm, id: string | null): LeadValues =>
  id !== null &&
  steps.some(({ fields }) =>
    fields.some(({ name, options }) => name === 'location' && options?.some(({ value }) => value === id)),
  )
    ? { location: id }
    : {};

/**
 * The script that stands at the end of a header with a chooser (NAV-01). It runs before anything is drawn: name and phone
 * number of the chosen location stand in the header at once, and nothing shifts. It also makes the buttons of the
 * chooser work. All sites have the same text, which pages allow by its hash.
 */
export const chosenLocationScript =
  `{const k='${chosenLocationKey}',d=document,x=d.getElementById('location-chooser'),a=s=>[...d.querySelectorAll(s)],` +
  `labels=a('[data-location-label]'),said=labels.map(l=>l.textContent),phones=a('.site-phone').map(p=>[p,p.cloneNode(true)]),` +
  `draw=()=>{let id;try{id=localStorage[k]}catch{}` +
  `const row=[...x.querySelectorAll('[data-location]')].find(r=>r.dataset.location===id);` +
  `labels.forEach((l,i)=>{l.textContent=row?row.dataset.name:said[i]});x.toggleAttribute('data-chosen',!!row);` +
  `for(const b of x.querySelectorAll('[aria-pressed]'))b.setAttribute('aria-pressed',!!row&&b.value===id);` +
  `for(const[p,u]of phones){const f=row&&row.querySelector('[data-phone]'),n=(f||u).querySelector('.site-phone__number').cloneNode(true);` +
  `p.href=(f||u).href;p.querySelector('.site-phone__number').replaceWith(n);` +
  `p.querySelector('.site-phone__name').textContent=f?f.dataset.name:u.querySelector('.site-phone__name').textContent}};draw();` +
  `x.addEventListener('click',e=>{const b=e.target.closest('button[value]');if(!b)return;` +
  `try{b.value?localStorage[k]=b.value:localStorage.removeItem(k)}catch{}draw();x.hidePopover();d.dispatchEvent(new Event('${chosenLocationEvent}'))})}`;
