/** Stylesheets are imported for their effect on the page; they export nothing. */
declare module '*.css';
