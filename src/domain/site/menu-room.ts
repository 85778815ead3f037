import { fitLogo } from './logo-size.ts';
import { opensMenu, type NavigationLink } from './navigation.ts';

/** From which screens on the menus find room beside logo and tools: 992 px, 1400 px, or never. */
export type MenuRoom = 'wide' | 'widest' | 'own-row';

/** Widths in pixels, of the larger typefaces of the looks: a letter of a menu and of a name, and what an entry has around it. */
const letter = 7.4;
const nameLetter = 10.7;
const entryEdge = 28;
const chevron = 20;
/** Two lines of a name: what each letter adds where it is long, and the least and the most that they take. */
const longNameLetter = 4.6;
const longName = { least: 220, most: 320 };
/** The button that chooses a location. */
const chooser = 190;
/** What a header of 992 and of 1400 px leaves beside search, phone and saved vehicles. */
const leftAtWide = 630;
const leftAtWidest = 900;

interface Headed {
  name: string;
  logo: { width: number; height: number } | null;
  navigation: { header: readonly NavigationLink[] };
  /** Of several locations a shopper can choose one in the header. */
  locations: readonly unknown[];
}

const measureName = ({ length }: string): number =>
  Math.min(length * nameLetter, Math.max(longName.least, Math.min(length * longNameLetter, longName.most)));

/** Where a look puts the menus of a site in one row with its name. An estimate: lines that are too long wrap. */
export function findMenuRoom({ name, logo, locations, navigation: { header } }: Headed): MenuRoom {
  const menus = header
    .map((entry) => entry.label.length * letter + entryEdge + (opensMenu(entry) ? chevron : 0))
    .reduce((sum, width) => sum + width, 0);
  const needed =
    menus + (locations.length > 1 ? chooser : 0) + (logo ? fitLogo(logo).width : measureName(name));
  return needed <= leftAtWide ? 'wide' : needed <= leftAtWidest ? 'widest' : 'own-row';
}
