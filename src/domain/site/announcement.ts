/** Where a browser keeps the text of the announcement that was dismissed: another text is another announcement. */
export const announcementKey = 'forecourt:announcement';

/**
 * The script that stands right after the announcement (ANN-01). It runs before anything is drawn, so that what was dismissed
 * never shows and nothing shifts, and gives the button its work. It is one text for all sites: pages allow it by its hash.
 */
export const announcementScript =
  `{const a=document.currentScript.previousElementSibling,b=a.querySelector('button'),t=b.value,k='${announcementKey}';` +
  `try{a.hidden=localStorage.getItem(k)===t}catch{}b.hidden=false;` +
  `b.onclick=()=>{a.hidden=true;try{localStorage.setItem(k,t)}catch{}}}`;
