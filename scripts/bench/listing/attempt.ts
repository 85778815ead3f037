/** What it answers, or null after saying why it broke off: one visit that fails does not lose the others. */
export async function attempt<Value>(name: string, run: () => Promise<Value>): Promise<Value | null> {
  try {
    return await run();
  } catch (error) {
    console.error(`${name} broke off: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}
