export { NearMe } from './NearMe.tsx';
export { SavedSearches } from './SavedSearches.tsx';
