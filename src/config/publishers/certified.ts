import type { CertifiedProgramme, CertifiedTag } from '#domain/vehicle/certified.ts';
import { pick } from './pick.ts';

export const publishCertifiedTag = ({ make, label, image }: CertifiedTag): CertifiedTag => ({
  make,
  label,
  image: image && pick(image, 'src', 'width', 'height'),
});

export const publishCertified = (programme: CertifiedProgramme): CertifiedProgramme => ({
  ...publishCertifiedTag(programme),
  ...pick(programme, 'name', 'text', 'warranty'),
  checks: [...programme.checks],
  link: programme.link && pick(programme.link, 'label', 'href'),
});
