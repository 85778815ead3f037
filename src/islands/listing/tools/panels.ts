export { LocationsPanel } from './LocationsPanel.tsx';
export { SavedSearches } from './SavedSearches.tsx';
