import { forgottenMark, personNote } from './account-script.ts';
import { findGaragePath, garagePages, type GaragePage } from './garage-page.ts';
import { sessionKey } from './session.ts';
import { signInPage, type SignInType } from './sign-in-path.ts';

/** Pages that a dealer may show to signed-in customers alone, and what they sign in for (AUTH-04). */
const gates = {
  'trade-in': { type: 'trade-in', paths: ['/trade-in/', '/cars/trade-in/'] },
  'sell-my-car': { type: 'trade-in', paths: ['/sell-my-car/', '/sell-your-car/'] },
  checkout: { type: 'checkout', paths: ['/checkout/', '/checkout-journey/', '/buy-online/'] },
  'personalised-finance': { type: 'finance', paths: ['/personalised/finance/'] },
  finance: { type: 'car-finance', paths: ['/finance/', '/finance-enquiry/', '/apply-for-finance/'] },
  'spin-to-win': { type: 'spin-to-win', paths: ['/spin-to-win/'] },
  'online-payment': { type: 'online-payment', paths: ['/online-payment/'] },
  'my-garage': { type: 'my-garage', paths: garagePages.map(findGaragePath) },
} as const satisfies Record<string, { type: SignInType; paths: readonly string[] }>;

export type GateName = keyof typeof gates;
export const gateNames = Object.keys(gates) as [GateName, ...GateName[]];

/** The addresses at which a page may stand that a dealer gates by this name, each with a slash at its end. */
export const listGatePaths = (name: GateName): readonly string[] => gates[name].paths;

/** What somebody has to sign in for at a path, with a slash at its end; null where the page is open. The garage never is. */
export function findGate(
  path: string,
  auth: { gatedRoutes: readonly GateName[]; garagePage: GaragePage } | null,
): SignInType | null {
  if (auth && path === findGaragePath(auth.garagePage)) return 'my-garage';
  const gate = auth?.gatedRoutes.find((name) => listGatePaths(name).includes(path));
  return gate ? gates[gate].type : null;
}

/**
 * A line for the head of a gated page. Who is not signed in goes on to sign in before anything is drawn, also when the browser
 * takes the page out of its memory (AUTH-02). The page is a public file all the same: nothing private stands in it. What
 * is asked for stands in `data-gate` of the script, so that one text serves all pages. What stands behind the `#` goes along, but of an
 * entry of the history that is of somebody who has left this tab, as `accountScript` tells it.
 */
export const gateScript =
  `{let t=document.currentScript.dataset.gate,f=()=>{let u,b='/';try{u=JSON.parse(localStorage['${sessionKey}'])}catch{}` +
  `if(u&&u.until*1e3>Date.now())return;document.documentElement.hidden=true;let h=location.hash,e=history.state,m;` +
  `try{m=sessionStorage['${personNote}'];if(m&&localStorage['${personNote}']!=m)h='';m=sessionStorage['${forgottenMark}']}catch{}if(m&&(e?e.left!=m:performance.getEntriesByType('navigation')[0]?.type!='navigate'))h='';` +
  `try{let r=new URL(document.referrer);if(r.origin===location.origin)b=r.pathname+r.search}catch{}` +
  `location.replace('${signInPage}?'+new URLSearchParams({type:t,redirect:location.pathname+location.search,back:b})+h)};` +
  `f();addEventListener('pageshow',e=>{if(e.persisted)f()})}`;
