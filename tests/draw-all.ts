/**
 * Runs in a page: draws what a browser skips until it is near the window. A picture of the whole page has no window, and who
 * judges colours needs the grounds behind them.
 */
export function drawAll(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *'))
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
}
