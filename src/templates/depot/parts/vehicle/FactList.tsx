import type { FactListProps } from '#parts/vehicle/FactList.tsx';
import { FactRows } from '#parts/vehicle/FactRows.tsx';

/** Labelled values in columns. Nothing is folded away: who compares figures wants all of them. */
export const FactList = ({ facts }: Pick<FactListProps, 'facts'>) => <FactRows facts={facts} />;
