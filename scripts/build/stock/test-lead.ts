import type { Dealer } from '#config/dealer.ts';
import { formatAddress, isIndexAnswer } from '#catalogue/snapshot/index-request.ts';
import { IndexError } from '#catalogue/snapshot/index-error.ts';
import { readAnswer } from '../../command/read-answer.ts';
import { createIndexUrl } from '#services/search/index-url.ts';

const id = 'forecourt-test-lead';
/** Bytes of an answer about one lead. */
const mostBytes = 65_536;

/**
 * Sends what every index must refuse for its shape, the way browsers send leads: an answer of 400 says that key and
 * collection are right. Nothing is stored. `status` is null where no index answers, and `told` says what came.
 */
async function sendTestLead(
  { build: { index, collections } }: Dealer,
  key: string,
): Promise<{ status: number | null; told: string }> {
  const url = createIndexUrl({ ...index, key }, `/collections/${collections.leads}/documents`, {
    action: 'create',
    dirty_values: 'reject',
  });
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ id, created_at: 'not a time' }),
    signal: AbortSignal.timeout(30_000),
  }).catch(() => null);
  if (!answer) return { status: null, told: 'gave no answer' };
  const text = await readAnswer(answer, mostBytes).catch(() => null);
  const told = `answered ${answer.status}`;
  return text !== null && isIndexAnswer(text)
    ? { status: answer.status, told }
    : { status: null, told: `${told} with what is no JSON of an index` };
}

/** An index that takes any shape has stored it: it goes again. */
async function removeTestLead({ build: { index, collections } }: Dealer, adminKey: string): Promise<void> {
  await fetch(`${formatAddress(index)}/collections/${collections.leads}/documents/${id}`, {
    method: 'DELETE',
    headers: { 'x-typesense-api-key': adminKey },
    redirect: 'error',
    signal: AbortSignal.timeout(30_000),
  }).catch(() => null);
}

/**
 * Tries the way that leads of a dealer's pages go, with the key that they publish. A key that the index does not know is
 * made known by `register`. Throws an `IndexError` in words where an enquiry would be lost.
 */
export async function testLeadPath(
  dealer: Dealer,
  { key, adminKey, register }: { key: string; adminKey: string; register: () => Promise<void> },
): Promise<void> {
  if (dealer.build.leadDelivery.name !== 'typesense') return;
  let { status, told } = await sendTestLead(dealer, key);
  if (status === 401 || status === 403) {
    await register();
    ({ status, told } = await sendTestLead(dealer, key));
  }
  if (status === 201) await removeTestLead(dealer, adminKey);
  // 409: one that was stored before and could not be taken away. 429: leads come, too many of them to hear this one.
  if (status === 400 || status === 201 || status === 409 || status === 429) return;
  const { index, collections } = dealer.build;
  throw new IndexError(
    `No enquiry of the site would arrive: the collection ${collections.leads} of the index at ${formatAddress(index)} ` +
      `${told} to a test with the published key.`,
  );
}
