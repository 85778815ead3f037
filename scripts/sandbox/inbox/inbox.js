// Asks for the list again while the page is seen, and draws it when it is another one.
const list = document.getElementById('list');
const state = document.getElementById('state');
const address = new URL('/inbox/list', location.href);
address.search = location.search;
let last = '';

async function refresh() {
  if (document.hidden) return;
  try {
    const answer = await fetch(address, { cache: 'no-store' });
    if (answer.status === 401) return location.reload();
    if (!answer.ok) throw new Error(String(answer.status));
    const text = await answer.text();
    // What somebody opened stays open until something new comes.
    if (last !== '' && text !== last)
      list.replaceChildren(...new DOMParser().parseFromString(text, 'text/html').body.childNodes);
    last = text;
    state.textContent = 'Live: the newest first';
    state.classList.remove('lost');
  } catch {
    state.textContent = 'The server does not answer. Trying again …';
    state.classList.add('lost');
  }
}

setInterval(refresh, 2000);
document.addEventListener('visibilitychange', refresh);
refresh();
