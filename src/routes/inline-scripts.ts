/*
 * Every script that pages hold as a text of ours. They run before anything is drawn, so that nothing shifts. The security
 * policy allows these and Astro's own by their hashes, and no other text of a page, whoever wrote it: a new one belongs
 * into `listInlineScripts`.
 */
import { accountScript } from '#domain/account/account-script.ts';
import { gateScript } from '#domain/account/gates.ts';
import { createDraftMark, draftMarkHere } from '#domain/lead/form-draft.ts';
import { chosenLocationScript } from '#domain/location/chosen.ts';
import { listingViewKey } from '#domain/listing/view.ts';
import { markEnded } from '#domain/page/own/page-end.ts';
import { askingAddress } from '#domain/search/url.ts';
import { announcementScript } from '#domain/site/announcement.ts';
import type { Site } from '#domain/site/site.ts';
import { namedVehicleMark } from '#domain/vehicle/named-vehicle.ts';
import { carriedWordsKey } from '#domain/words/read-words.ts';

/**
 * Hides the words of a missing page while a vehicle is looked for. Without the page's own script the search has failed.
 */
export const awaitUnbuilt =
  "if(/^\\/cars\\/[\\w-]+\\/?$/.test(location.pathname)){var d=document.documentElement.dataset;d.unbuilt='waiting';setTimeout(()=>{if(d.unbuilt==='waiting')d.unbuilt='failed'},9000)}";

/** Neither a chosen view nor the answer to another address, nor what is said of the words that led here, shifts the page. */
export const createListingMark = ({ listing }: { listing: Pick<Site['listing'], 'views'> }): string =>
  `{let d=document.documentElement.dataset;if(${String(askingAddress)}.test(location.search))d.asks='';try{if(sessionStorage['${carriedWordsKey}'])d.asks='';let v=localStorage['${listingViewKey}'];if(${JSON.stringify(listing.views)}.includes(v))d.view=v}catch{}}`;

/** Thanks only visitors who have sent something. Where nothing could be kept of it the address says so; without storage nobody knows. */
export const tellSent =
  "let k;try{k=localStorage.getItem('forecourt:last-enquiry')||location.hash==='#sent'&&'?'}catch{k='?'}if(k&&k!=='null'){const d=document.documentElement.dataset;d.enquirySent='enquiry';if(k==='?')d.enquiryUnkept='';try{let e=JSON.parse(k),t=e.testDrive;if(e.about)d.enquiryAbout=e.canDrive?'drive':'';if(t.status==='booked'&&!t.kind)d.enquirySent='test-drive'}catch{}}";

/** What is told about a test drive has its room. */
export const keepTestDriveRoom =
  "if(location.hash==='#test-drive')document.documentElement.dataset.testDrive=''";

/** Drafts and a named vehicle have their room on the page of a form. */
export const createFormMark = (form: 'contact' | 'testDrive'): string =>
  `${createDraftMark(form)};${namedVehicleMark}`;

/** All of them, as the pages of this site have them. */
export const listInlineScripts = (site: {
  listing: Pick<Site['listing'], 'views'>;
  auth: Pick<NonNullable<Site['auth']>, 'gatedRoutes'> | null;
}): string[] => [
  announcementScript,
  chosenLocationScript,
  awaitUnbuilt,
  createListingMark(site),
  tellSent,
  keepTestDriveRoom,
  markEnded,
  createFormMark('contact'),
  createFormMark('testDrive'),
  draftMarkHere,
  namedVehicleMark,
  ...(site.auth ? [accountScript, gateScript] : []),
];
