/** Hands a file to the browser to save. */
function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Browsers have begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Fetches and saves {slug}.pdf; its button says 'Preparing...' meanwhile (PRINT-01), a failure is an alert (PRINT-02). */
async function savePdf(button: HTMLElement): Promise<void> {
  const words = button.querySelector('span');
  if (!words || button.ariaDisabled === 'true') return;
  const { slug = '', api = '', preparing = '', failed = '' } = button.dataset;
  const usual = words.textContent;
  words.textContent = preparing;
  button.ariaDisabled = 'true';
  // The code as well may fail to come.
  const answer = await import('#stores/vehicle/pdf.ts').then(
    ({ readPdf }) => readPdf(api, slug),
    () => ({ file: undefined, said: null }),
  );
  words.textContent = usual;
  button.ariaDisabled = null;
  if (answer.file) save(answer.file, `${slug}.pdf`);
  else window.alert(answer.said ?? failed);
}

/** Answers the buttons of `parts/page/PrintButtons.tsx`, wherever on the page. Answers a function that stops it. */
export function startPrinting(): () => void {
  const stopped = new AbortController();
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-print]') : null;
      if (button?.dataset['print'] === 'print') window.print();
      if (button?.dataset['print'] === 'pdf') void savePdf(button);
    },
    { signal: stopped.signal },
  );
  return () => stopped.abort();
}
