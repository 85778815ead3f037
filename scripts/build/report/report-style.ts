/** Styles of the report page: by day and by night, from a phone on. Every text keeps a contrast of 4.5 to its ground. */
export const reportStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif;
  --ground: light-dark(#ffffff, #15171b); --ink: light-dark(#1b1f25, #eceff3); --soft: light-dark(#4d5561, #b3bac5);
  --line: light-dark(#d8dce2, #3a3f47);
  --warning-ground: light-dark(#fff5dc, #33280f); --warning-ink: light-dark(#4a3200, #ffdf9e);
  --error-ground: light-dark(#fdeaea, #3b1618); --error-ink: light-dark(#7d0f16, #ffc9c9); }
body { max-width: 60rem; margin: 3rem auto; padding: 0 1.25rem; background: var(--ground); color: var(--ink); }
h1 { font-size: 1.75rem; line-height: 1.25; margin: 0 0 .25rem; text-wrap: balance; } time { color: var(--soft); }
ul { padding: 0; margin: 0; list-style: none; }
.facts { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1.5rem 0; }
.facts li { flex: 1 1 auto; min-width: 5rem; border: 1px solid var(--line); border-radius: .75rem; padding: .75rem 1rem; color: var(--soft); }
.facts b { display: block; font-size: 1.5rem; line-height: 1.2; color: var(--ink); white-space: nowrap; }
table { width: 100%; border-collapse: collapse; } table, .facts { font-variant-numeric: tabular-nums; }
th, td { padding: .6rem .75rem; text-align: right; vertical-align: top; white-space: nowrap; }
th:first-child, td:nth-child(2), th:nth-child(2) { text-align: left; } td[colspan] { padding: 0 0 .75rem; }
tbody th { white-space: normal; } tbody { border-top: 1px solid var(--line); }
thead th { color: var(--soft); font-weight: 500; font-size: .875rem; }
small { margin-left: .35rem; color: var(--soft); font-weight: 400; } i { display: none; font-style: normal; }
.notes { display: grid; gap: .35rem; text-align: left; white-space: pre-line; overflow-wrap: anywhere; font-size: .9375rem; }
.notes li { border-left: 4px solid; border-radius: .25rem; padding: .5rem .75rem; }
.warning { background: var(--warning-ground); color: var(--warning-ink); }
.error { background: var(--error-ground); color: var(--error-ink); }
span { border-radius: 1rem; padding: .1rem .65rem; font-size: .875rem; color: #ffffff; }
.built { background: #16794c; } .unchanged { background: #5b6470; } .failed { background: #c0262d; }
@media (max-width: 40rem) {
  body { margin: 1.5rem auto; } .facts { gap: .5rem; }
  .facts li { padding: .5rem .6rem; font-size: .875rem; } .facts b { font-size: 1.125rem; }
  thead { position: absolute; clip-path: inset(50%); } table, tbody { display: block; } i { display: inline; }
  th, td, td[colspan] { padding: 0; } tbody { padding: .75rem 0; }
  tbody tr { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; } tbody th { flex: 0 0 100%; }
  td:nth-child(n + 3) { color: var(--soft); font-size: .875rem; } td[colspan] { flex: 1; min-width: 0; margin-top: .6rem; } }`;
