/** Sheets that are here or on their way, by address. */
const asked = new Map<string, Promise<string>>();

const isLinked = (address: string): boolean =>
  document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(address)}"]`) !== null;

async function read(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`);
  return await answer.text();
}

function adopt(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}

/** Where a sheet cannot be fetched or adopted; resolves when it holds, or when it cannot be had at all. */
const link = (address: string): Promise<void> =>
  new Promise((resolve) => {
    const element = document.createElement('link');
    element.rel = 'stylesheet';
    element.href = address;
    element.onload = element.onerror = () => resolve();
    document.head.append(element);
  });

/**
 * Fetches stylesheets whose look is needed only now, and resolves when they hold. Code that is fetched on use brings its
 * styles this way, because the page would link whatever such code imports, used or not. A sheet that cannot be fetched
 * resolves too: plain is better than nothing.
 *
 * They are adopted instead of linked: when a link brings rules in cascade layers, Chromium reads all typefaces anew and
 * lays the whole page out again (17 ms on a vehicle page, 70 on a phone).
 *
 * @param addresses what `import styles from './Name.css?url'` says; they hold in this order
 */
export async function loadStyles(...addresses: readonly string[]): Promise<void> {
  const fresh = addresses.filter((address) => !asked.has(address) && !isLinked(address));
  for (const address of fresh) asked.set(address, read(address));
  const texts = await Promise.allSettled(addresses.map((address) => asked.get(address)));
  await Promise.all(
    fresh.map(async (address) => {
      const text = texts[addresses.indexOf(address)];
      try {
        if (text?.status !== 'fulfilled') throw new Error(`${address} could not be fetched.`);
        adopt(text.value ?? '');
      } catch {
        asked.delete(address);
        await link(address);
      }
    }),
  );
}
