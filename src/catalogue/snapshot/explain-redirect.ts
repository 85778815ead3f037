/** Words for an answer that leads elsewhere, where the admin key of an index does not go; null for every other answer. */
export function explainRedirect(where: string, { status, headers, url }: Response): string | null {
  const location = headers.get('location');
  const elsewhere = status >= 300 && status < 400 && location ? URL.parse(location, url) : null;
  if (elsewhere === null) return null;
  return (
    `The index at ${where} leads elsewhere, to ${elsewhere.href.slice(0, 200)}. The admin key goes to no other place. ` +
    'If the index is there, give that address in services.search, or as an option of the command.'
  );
}
