const minute = 60;
const hour = 3_600;
const day = 86_400;

/** What is left of some seconds, by unit. */
export const splitSeconds = (left: number): Record<'days' | 'hours' | 'minutes' | 'seconds', number> => ({
  days: Math.floor(left / day),
  hours: Math.floor((left % day) / hour),
  minutes: Math.floor((left % hour) / minute),
  seconds: Math.floor(left % minute),
});

/** Writes what is left; takes a countdown away whose end has come. Answers whether any goes on. */
function draw(): boolean {
  const now = Date.now() / 1000;
  let goesOn = false;
  for (const section of document.querySelectorAll<HTMLElement>('[data-countdown]')) {
    const left = Number(section.dataset['countdown']) - now;
    if (left <= 0) {
      section.remove();
      continue;
    }
    goesOn = true;
    for (const [unit, value] of Object.entries(splitSeconds(left))) {
      const place = section.querySelector(`[data-left='${unit}']`);
      const words = String(value);
      if (place && place.textContent !== words) place.textContent = words;
    }
  }
  return goesOn;
}

/** Keeps every countdown of the page true until its end. */
export function startCountdowns(): void {
  if (!draw()) return;
  const timer = setInterval(() => {
    if (!draw()) clearInterval(timer);
  }, 1_000);
}
