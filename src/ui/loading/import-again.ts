/**
 * Fetches code that can be asked for again after it was not reached. Browsers remember that a module could not be fetched,
 * and under its address they never ask again; under another one they do. Where a browser does not name the address, only
 * a new page helps, as without this.
 *
 * @param load `() => import('./name.ts')`
 */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const [address] = /https?:\/\/\S+\.js/.exec(String(error)) ?? [];
    if (address === undefined) throw error;
    return (await import(/* @vite-ignore */ `${address}?again=${Date.now()}`)) as Module;
  }
}
