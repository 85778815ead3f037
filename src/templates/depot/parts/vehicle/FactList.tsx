import './FactList.css';
import type { FactListProps } from '#parts/vehicle/FactList.tsx';
import { FactRows } from '#parts/page/FactRows.tsx';

/** Labelled values in columns. Nothing is folded away: who compares figures wants all of them. */
export const FactList = ({ facts }: Pick<FactListProps, 'facts'>) => <FactRows facts={facts} />;
