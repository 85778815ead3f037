/**
 * What a browser stores once somebody has signed in there: the session, and what an account left when it ended. Written
 * out, because every page of a site with accounts holds them; a test holds the names to those of the stores.
 */
export const accountMarks = ['forecourt:session', 'forecourt:account-watchlist'] as const;

/** What a tab stores once somebody signed out there, another text each time: pages that it goes back to may hold what they typed. */
export const forgottenMark = 'forecourt:tab-left';

/**
 * The same on the device, for all tabs: a page that comes back over one of another site, such as a payment, may read its tab's storage
 * as it was when it left.
 */
export const deviceMark = 'forecourt:left';

/** The id of who is or was signed in, in a tab and on a device. A device forgets it when they sign out. */
export const personNote = 'forecourt:person';

/**
 * Addresses with an id behind their `#` that a tab has opened since, one in each line, the latest last. Ids have more than 20 letters;
 * what is shorter names a place on a page.
 */
export const tabLinks = 'forecourt:tab-links';

/**
 * A line behind the link that signs in. It takes what pages do for customers with accounts out of the `<template>` before
 * it, where somebody is or was signed in, also in another tab. Whoever never signed in here loads nothing for it. With
 * `data-always` everybody does: where saving needs an account, the heart has to ask first. A page that comes back from the memory of
 * the browser after somebody signed out begins anew, with empty fields. A tab whose owner signed out, in whichever tab, forgets what
 * it kept; what stands behind the `#` of its earlier pages may cancel what is theirs, and is left out when they are
 * gone back to or loaded anew: each entry in the history says (`left`) after whose leaving it was opened. Addresses are whole: a path that begins
 * with `//` would be another host.
 */
export const accountScript =
  `{try{let p='${personNote}',t=sessionStorage[p];if(t&&localStorage[p]!=t){for(let n of Object.keys(sessionStorage))n.startsWith('forecourt:')&&delete sessionStorage[n];sessionStorage['${forgottenMark}']=Date.now()}}catch{}` +
  `let s=document.currentScript,g=()=>{try{return sessionStorage['${forgottenMark}']}catch{}},m=g(),f=()=>{try{if(!s||!('always'in s.dataset)&&!${JSON.stringify(accountMarks)}.some(n=>(localStorage[n]??'null')!='null')&&!g())return}catch{return}` +
  `document.head.append(s.previousElementSibling.content.cloneNode(true));s=null};` +
  `let n=k=>{try{let h=location.hash,e=history.state,l=location.pathname+location.search+h+'\\n',o=h[20]&&g()&&(e?e.left!=g():!k);` +
  `history.replaceState({...e,left:g()},'',o?location.href.split('#')[0]:h);if(h[20]&&!o)sessionStorage['${tabLinks}']=(sessionStorage['${tabLinks}']??'').replace(l,'')+l}catch{}},` +
  `d=()=>{try{return localStorage['${deviceMark}']}catch{}},w=d();` +
  `n(performance.getEntriesByType('navigation')[0]?.type=='navigate');addEventListener('popstate',()=>n(1));` +
  `f();for(let e of['storage','pageshow'])addEventListener(e,f);` +
  `addEventListener('pageshow',e=>{if(e.persisted)if(g()!==m||d()!==w){for(let x of document.forms)x.reset();location.replace(location.href.split('#')[0])}else n()})}`;
