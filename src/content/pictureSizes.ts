/** How large the site shows its pictures at most, by the place that names them. */
import type { ContentFiles } from "./contentFiles";

export interface PictureSize {
  width: number;
  height: number;
}

const size = (width: number, height: number): PictureSize => ({ width, height });

/** In pixels of the file, by file of the content and field, without positions in lists. */
const sizes: Readonly<Record<string, PictureSize>> = {
  "home.slides.image": size(2400, 1350),
  "home.about.image": size(1600, 1200),
  "home.chairman.image": size(960, 1200),
  "about.image": size(1600, 1200),
  "investment.image": size(1920, 1080),
  "services.image": size(1920, 1080),
  "projects.image": size(1200, 750),
  "proof.testimonials.items.portrait": size(300, 300),
  "proof.team.items.portrait": size(300, 300),
};

/** The size of the picture that a field holds, like `home` and `slides.image`. */
export function pictureSize(file: keyof ContentFiles, field: string): PictureSize | undefined {
  return sizes[`${file}.${field}`];
}

/** Whether a picture has less than half of the width or height that it is shown in. */
export const isFarTooSmall = (own: PictureSize, shown: PictureSize): boolean =>
  own.width * 2 < shown.width || own.height * 2 < shown.height;
