/** Replaces the page's markup of the same type, so that search engines read the same price as shoppers. */
export function replaceStructuredData(data: Record<string, unknown>): void {
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
    const written: unknown = JSON.parse(script.textContent || 'null');
    const type =
      typeof written === 'object' && written !== null && '@type' in written ? written['@type'] : null;
    // Pictures do not move; those of the page stay.
    const pictures =
      typeof written === 'object' && written !== null && 'image' in written ? { image: written.image } : {};
    if (type === data['@type']) script.textContent = JSON.stringify({ ...pictures, ...data });
  }
}

/** Replaces the page's description, which names the price too, wherever its head says it. */
export function replaceDescription(text: string): void {
  for (const said of document.head.querySelectorAll(
    'meta:is([name="description"], [property="og:description"], [name="twitter:description"])',
  ))
    said.setAttribute('content', text);
}
