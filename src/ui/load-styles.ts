/**
 * Fetches stylesheets whose look is needed only now, and resolves when they hold. Code that is fetched on use brings its
 * styles this way, because the page would link whatever such code imports, used or not. A sheet that cannot be fetched
 * resolves too: plain is better than nothing.
 *
 * @param addresses what `import styles from './Name.css?url'` says
 */
export async function loadStyles(...addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.map(load));
}

function load(address: string): Promise<void> {
  if (document.querySelector(`link[href="${CSS.escape(address)}"]`)) return Promise.resolve();
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
