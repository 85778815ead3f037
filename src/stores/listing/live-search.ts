/** The network as the live listing sees it; a file of its own, because it is loaded when somebody searches. */
export { createVehicleSearch } from '#services/search/typesense.ts';
