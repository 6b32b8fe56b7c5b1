import type { IGatsbyImageData } from "gatsby-plugin-image";

interface PictureFile {
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
}

export interface ContentImage {
  readonly alt: string;
  readonly file: PictureFile;
  /** What the light scheme shows in its place, where it has its own. */
  readonly lightFile?: PictureFile | null;
}

export interface PictureProps {
  image: ContentImage;
  /**
   * Describes the layout width, as in the `sizes` attribute, of a picture within the page; one as
   * wide as the page leaves it out.
   */
  sizes?: string;
  /** Loads at once and with high priority: for the first picture of a page. @default false */
  eager?: boolean;
  className?: string | undefined;
  imgClassName?: string | undefined;
}

/** On a high-density phone, two thirds of its density: half the bytes, no visible difference. */
const densePhone = "(min-resolution: 2.25x) and (max-width: 47.99em) 66vw, ";

/** The nominal width of a full-width picture, in pixels, without styles. */
const fullWidth = 640;

/**
 * A responsive picture from gatsby-plugin-image's data. Not GatsbyImage, which starts invisible,
 * adds an inline script per picture and bundles react-dom/server.
 */
export function Picture({ image, sizes, eager = false, className, imgClassName }: PictureProps) {
  const data = image.file.childImageSharp?.gatsbyImageData;
  const fallback = data?.images.fallback;
  if (!data || !fallback) return null;
  // Full-width pictures come with proportions, 1 by 0.5625; HTML needs whole pixels.
  const scale = data.width > 1 ? 1 : fullWidth;
  const layout = sizes === undefined ? fallback.sizes : densePhone + sizes;
  return (
    <picture className={className}>
      {data.images.sources?.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={layout} />
      ))}
      <img
        src={fallback.src}
        width={data.width * scale}
        height={Math.round(data.height * scale)}
        alt={image.alt}
        className={imgClassName}
        decoding="async"
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
      />
    </picture>
  );
}
