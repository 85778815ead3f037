import type { PaymentSession } from './session-store.ts';

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? '');

const draw = (title: string, content: string): string => `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)}</title>
<link rel="stylesheet" href="/sandbox-payments/style.css">
</head>
<body>
<main>
<p class="banner"><strong>Sandbox.</strong> No money moves here and no card is asked for.</p>
${content}
</main>
</body>
</html>
`;

const button = (decision: string, words: string, looks = ''): string =>
  `<button name="decision" value="${decision}"${looks && ` class="${looks}"`}>${words}</button>`;

const order = ({ about, amount }: PaymentSession): string =>
  `<dl><dt>${escape(about)}</dt><dd>$${amount.toLocaleString('en-AU')}<span> deposit</span></dd></dl>`;

/** The page where a deposit is paid: each answer that a real one can end with is a button. */
export const drawPayment = (session: PaymentSession): string =>
  draw(
    'Pay a deposit (sandbox)',
    `<h1>Pay your deposit</h1>
${order(session)}
<form method="post">
${button('accept', 'Pay')}
${button('secure', 'Pay, and confirm with the bank (3-D Secure)', 'quiet')}
${button('decline', 'Be declined by the bank', 'quiet')}
${button('abandon', 'Go back without paying', 'quiet')}
</form>`,
  );

/** What a bank asks before it lets a payment pass. */
export const drawConfirmation = (session: PaymentSession): string =>
  draw(
    'Confirm with your bank (sandbox)',
    `<h1>Your bank asks: is this you?</h1>
${order(session)}
<form method="post">
${button('accept', 'Yes, confirm the payment')}
${button('decline', 'No, stop it', 'quiet')}
</form>`,
  );

/** A payment that is decided, or came too late. */
export const drawEnd = (session: PaymentSession, words: string): string =>
  draw(
    'Payment (sandbox)',
    `<h1>${escape(words)}</h1>
${order(session)}
<p><a href="${escape(session.returnTo)}">Back to the dealer</a></p>`,
  );

/** Looks of these pages. */
export const style = `
:root { color-scheme: light; font: 1rem/1.5 system-ui, sans-serif; color: #1c2430; background: #eef1f5; }
body { margin: 0; padding: 1.5rem 1rem; }
main { max-width: 26rem; margin: 4vh auto; padding: 1.75rem; background: #fff; border-radius: 14px;
  box-shadow: 0 1px 2px #1c243014, 0 12px 32px #1c24301f; }
.banner { margin: -1.75rem -1.75rem 1.5rem; padding: 0.75rem 1.75rem; background: #fff3cf; color: #5c4300;
  border-radius: 14px 14px 0 0; font-size: 0.9375rem; }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.2; text-wrap: balance; }
dl { display: flex; justify-content: space-between; gap: 1.5rem; margin: 0 0 1.5rem; padding: 1rem;
  background: #f5f7fa; border-radius: 10px; }
dd { margin: 0; font-weight: 700; font-variant-numeric: tabular-nums; white-space: nowrap; }
dd span { font-weight: 400; }
form { display: grid; gap: 0.625rem; }
button { min-height: 3rem; padding: 0.5rem 1rem; font: inherit; font-weight: 600; color: #fff; background: #1f4fd8;
  border: 1px solid #1f4fd8; border-radius: 10px; cursor: pointer; }
button.quiet { color: #1c2430; background: #fff; border-color: #a9b3c2; font-weight: 500; }
button:hover { filter: brightness(0.94); }
:focus-visible { outline: 3px solid #8fb0ff; outline-offset: 2px; }
a { color: #1f4fd8; }
`;
