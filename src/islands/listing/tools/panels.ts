export { PlacesPanel } from './PlacesPanel.tsx';
export { SavedSearches } from './SavedSearches.tsx';
