import { findOwnPicture, fitPicture, type OwnPictures } from '#domain/gallery/own-picture.ts';
import type { Dealer } from '../dealer.ts';

type Marks = Pick<Dealer['site'], 'logo' | 'groupSites' | 'brands' | 'tags'>;

/** Pixels on screens with fine pixels for each one that is said. */
const density = 2;
/** How high logos of makes and of sites of the group are shown, in pixels. */
const logoHeight = 30;

/**
 * Logos and other small marks with the addresses of what the build made of them, in a size that is enough: they are shown
 * on every page, and in islands, by their address alone. A mark elsewhere keeps its own.
 */
export function findOwnMarks({ logo, groupSites, brands, tags }: Marks, pictures: OwnPictures): Marks {
  const fit = (src: string, width: number): string => {
    const own = findOwnPicture(src, pictures);
    return own ? fitPicture(own, density * width) : src;
  };
  const fitLogo = (src: string | null): string | null => {
    const own = findOwnPicture(src, pictures);
    return own ? fitPicture(own, (density * logoHeight * own.width) / own.height) : src;
  };
  return {
    logo: logo && {
      ...logo,
      src: fit(logo.src, logo.width),
      onDark: logo.onDark && fit(logo.onDark, logo.width),
    },
    groupSites: groupSites.map((site) => ({ ...site, logo: fitLogo(site.logo) })),
    brands: brands.map((brand) => ({ ...brand, logo: fitLogo(brand.logo) })),
    tags: {
      ...tags,
      certifiedTags: tags.certifiedTags.map((tag) => ({
        ...tag,
        image: tag.image && { ...tag.image, src: fit(tag.image.src, tag.image.width) },
      })),
    },
  };
}
