import { html } from 'hono/html';
import { inboxKinds, type InboxKind } from './inbox-store.ts';
import type { InboxQuestion, NamedFile, ReadEntry } from './read-entries.ts';

type Markup = ReturnType<typeof html>;

const formatTime = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleString('en-AU', {
    ...{
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hour12: false,
    },
  });

const drawFiles = (files: readonly NamedFile[]): Markup => html`
  <ul class="files" aria-label="Files">
    ${files.map(
      ({ id, name, isPicture }) =>
        html`<li>
          <a href="/inbox/files/${id}" ${isPicture ? html`target="_blank"` : html`download`}
            >${isPicture ? html`<img src="/inbox/files/${id}" alt="${name}" loading="lazy" />` : name}</a
          >
        </li>`,
    )}
  </ul>
`;

const drawEntry = ({ kind, at, title, to, text, dealer, facts, files }: ReadEntry): Markup => html`
  <li class="entry entry-${kind}">
    <header>
      <span class="kind">${inboxKinds[kind]}</span>
      <h2>${title}</h2>
      <time datetime="${new Date(at * 1000).toISOString()}">${formatTime(at)}</time>
    </header>
    <p class="to">${[to, dealer].filter(Boolean).join(' · ')}</p>
    ${text && html`<p class="text">${text}</p>`} ${files.length > 0 && drawFiles(files)}
    ${
      facts.length > 0 &&
      html`<details>
        <summary>All ${facts.length} fields</summary>
        <dl>
          ${facts.map(
            ([name, value]) =>
              html`<div>
                <dt>${name}</dt>
                <dd>${value}</dd>
              </div>`,
          )}
        </dl>
      </details>`
    }
  </li>
`;

const nothing = ({ kind, words }: InboxQuestion): Markup =>
  kind || words
    ? html`<p class="nothing">Nothing fits. <a href="/inbox">Show all</a></p>`
    : html`<p class="nothing">
        Nothing yet. Send an enquiry on a site, sign in, or book a test drive: it stands here within seconds.
      </p>`;

/** The list alone, as it is fetched anew while the page is open. */
export const drawList = (entries: readonly ReadEntry[], question: InboxQuestion): Markup =>
  entries.length > 0
    ? html`<ol class="entries">
        ${entries.map(drawEntry)}
      </ol>`
    : nothing(question);

const addressOf = (kind: InboxKind | null, words: string): string => {
  const query = new URLSearchParams({ ...(kind && { kind }), ...(words && { words }) }).toString();
  return query ? `/inbox?${query}` : '/inbox';
};

const drawPage = (title: string, content: Markup): Markup =>
  html`<!doctype html>
    <html lang="en-AU">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/inbox/inbox.css" />
      </head>
      <body>
        ${content}
      </body>
    </html>`;

/** The whole page. */
export const drawInbox = (
  entries: readonly ReadEntry[],
  question: InboxQuestion,
  { canLeave }: { canLeave: boolean },
): Markup =>
  drawPage(
    'Inbox',
    html`
      <header class="top">
        <div class="bar">
          <h1>Inbox</h1>
          <p id="state" class="state" role="status">What the sites caused, the newest first</p>
          ${canLeave && html`<form method="post" action="/inbox/leave"><button>Sign out</button></form>`}
        </div>
        <form class="search" role="search" action="/inbox">
          ${question.kind && html`<input type="hidden" name="kind" value="${question.kind}" />`}
          <label for="words">Search</label>
          <input id="words" type="search" name="words" value="${question.words}" autocomplete="off" />
          <button>Search</button>
        </form>
        <nav aria-label="Kinds">
          <ul class="kinds">
            ${[null, ...(Object.keys(inboxKinds) as InboxKind[])].map(
              (kind) =>
                html`<li>
                  <a
                    href="${addressOf(kind, question.words)}"
                    ${kind === question.kind ? html`aria-current="page"` : ''}
                    >${kind ? inboxKinds[kind] : 'All'}</a
                  >
                </li>`,
            )}
          </ul>
        </nav>
      </header>
      <main id="list">${drawList(entries, question)}</main>
      <script src="/inbox/inbox.js" defer></script>
    `,
  );

/** The page that asks for the admin key. */
export const drawKeyForm = (problem: string | null): Markup =>
  drawPage(
    'Inbox: key',
    html`
      <main class="door">
        <h1>Inbox</h1>
        <p>What people sent to the dealers of this server stands here. The admin key opens it.</p>
        ${problem && html`<p class="problem" role="alert">${problem}</p>`}
        <form method="post" action="/inbox/key">
          <label for="key">Admin key</label>
          <input id="key" type="password" name="key" autocomplete="current-password" required autofocus />
          <button>Open</button>
        </form>
        <p class="hint">
          The server prints it when it starts. Its data folder keeps it in the file admin-key.
        </p>
      </main>
    `,
  );
