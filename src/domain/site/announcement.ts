/**
 * Kinds of pages that an announcement may be limited to; `model` is the list of models and the page of one, `article` one of
 * the blog and its lists, `own` a page of the dealer's own.
 */
export const announcementPages = [
  'home',
  'listing',
  'vehicle',
  'offer',
  'model',
  'brand',
  'part',
  'location',
  'contact',
  'article',
  'own',
] as const;

/** How an announcement looks. */
export const announcementTones = ['brand', 'quiet', 'urgent'] as const;

/** A line above pages that visitors can dismiss (ANN-01). */
export interface Announcement {
  /** Tells that it was dismissed. Another text is another announcement. */
  key: string;
  text: string;
  href: string | null;
  /** Epoch seconds from when and until when it is shown; null is no limit. */
  from: number | null;
  until: number | null;
  /** Kinds of pages that have it; null is all. */
  pages: readonly (typeof announcementPages)[number][] | null;
  tone: (typeof announcementTones)[number];
}

/** Whether a page may show an announcement. `kind` is that of the page: `locations` and `location` are one kind. */
export const isAnnouncedOn = ({ pages }: Pick<Announcement, 'pages'>, kind: string): boolean =>
  pages === null || pages.some((page) => page === kind.replace(/s$/, ''));

/** Whether an announcement runs at an instant, in epoch seconds. */
export const isRunning = ({ from, until }: Pick<Announcement, 'from' | 'until'>, now: number): boolean =>
  (from === null || from <= now) && (until === null || now < until);

/** Storage name of the keys of dismissed announcements, the latest ones. */
export const announcementKey = 'forecourt:announcement';

/**
 * The script that stands right after the announcements (ANN-01). It runs before anything is drawn, so one that was
 * dismissed, or whose time is not now, never shows and nothing shifts. It also makes the buttons work: the line shrinks,
 * and the focus goes where the skip link leads. All sites have the same text, which pages allow by its hash.
 */
export const announcementScript =
  `{const k='${announcementKey}',n=Date.now()/1e3;let g;try{g=JSON.parse(localStorage[k])}catch{}Array.isArray(g)||(g=[]);` +
  `for(const a of document.currentScript.previousElementSibling.children){const b=a.querySelector('button'),{from:f,until:u}=a.dataset;` +
  `a.hidden=g.includes(b.value)||f>n||u<=n;b.hidden=false;` +
  `b.onclick=()=>{g.push(b.value);try{localStorage[k]=JSON.stringify(g.slice(-20))}catch{}` +
  `document.getElementById('content').focus({preventScroll:true});a.dataset.leaving='';setTimeout(()=>{a.hidden=true},200)}}}`;
