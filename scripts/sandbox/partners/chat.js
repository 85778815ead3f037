/*
 * A chat that answers nobody: what the sandbox has in the place of a real one. It draws into the box that its script element
 * stands in, and shows what the page told it.
 */
(() => {
  const script = document.currentScript;
  if (!script?.parentElement) return;
  const { account } = JSON.parse(script.dataset.options ?? '{}');
  const chat = document.createElement('div');
  // The policy of the page allows no style sheet of a stranger; what a script sets is no such.
  Object.assign(chat.style, {
    display: 'grid',
    alignContent: 'start',
    gap: '8px',
    padding: '12px',
    overflow: 'auto',
    fontSize: '14px',
    overflowWrap: 'anywhere',
  });
  const draw = (words) => {
    const line = document.createElement('p');
    line.textContent = words;
    Object.assign(line.style, { margin: '0', padding: '8px 12px', borderRadius: '12px', background: '#fff' });
    chat.append(line);
  };
  draw(`Sample chat of ${account}. Nobody reads this.`);
  const field = document.createElement('input');
  field.setAttribute('aria-label', 'Your message');
  field.placeholder = 'Your message';
  Object.assign(field.style, { height: '44px', margin: '12px', padding: '0 12px', font: 'inherit' });
  Object.assign(script.parentElement.style, { gridTemplateRows: '1fr auto' });
  script.parentElement.append(chat, field);
  localStorage.setItem('sample-chat-visit', '1');
  script.addEventListener('forecourt', ({ detail }) => {
    const { event, ...facts } = detail;
    draw(`${event}: ${JSON.stringify(facts)}`);
  });
})();
