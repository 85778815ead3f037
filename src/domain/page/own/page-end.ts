/** Name of the element in the head that says when a page is over, in epoch seconds. */
export const pageEndName = 'page-ends';

/**
 * Runs in the head after that element, before anything is drawn: a page that is over since the build says so and shows
 * nothing else. All such pages have the same text, which the policy allows by its hash.
 */
export const markEnded = `if(Date.now()/1e3>=document.querySelector('meta[name=${pageEndName}]').content)document.documentElement.dataset.ended=''`;
