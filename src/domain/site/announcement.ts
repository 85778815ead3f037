/** Storage name of the text of the dismissed announcement. Another text is a new announcement. */
export const announcementKey = 'forecourt:announcement';

/**
 * The script that stands right after the announcement (ANN-01). It runs before anything is drawn, so a dismissed
 * announcement never shows and nothing shifts. It also makes the button work. All sites have the same text, which pages
 * allow by its hash.
 */
export const announcementScript =
  `{const a=document.currentScript.previousElementSibling,b=a.querySelector('button'),t=b.value,k='${announcementKey}';` +
  `try{a.hidden=localStorage.getItem(k)===t}catch{}b.hidden=false;` +
  `b.onclick=()=>{a.hidden=true;try{localStorage.setItem(k,t)}catch{}}}`;
