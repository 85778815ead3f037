/** Lets plain TypeScript name Astro components; `astro check` knows their real properties. */
declare module '*.astro' {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  const component: (properties: any) => any;
  export default component;
}
