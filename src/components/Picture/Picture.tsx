import type { IGatsbyImageData } from "gatsby-plugin-image";

export interface ContentImage {
  readonly alt: string;
  readonly file: {
    readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
  };
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

/** On a phone of many dots per pixel, two thirds of them: nobody sees the rest, which is half the bytes. */
const densePhone = "(min-resolution: 2.25x) and (max-width: 47.99em) 66vw, ";

/** Stands for the width of a page, in pixels, where no styles decide the real one. */
const fullWidth = 640;

/**
 * A responsive picture from gatsby-plugin-image's data. Not its GatsbyImage: that starts invisible,
 * adds an inline script per picture and brings react-dom/server into the browser.
 */
export function Picture({ image, sizes, eager = false, className, imgClassName }: PictureProps) {
  const data = image.file.childImageSharp?.gatsbyImageData;
  const fallback = data?.images.fallback;
  if (!data || !fallback) return null;
  // A picture as wide as the page comes with its proportions, 1 by 0.5625; HTML wants whole pixels.
  const scale = data.width > 1 ? 1 : fullWidth;
  const layout = sizes === undefined ? fallback.sizes : densePhone + sizes;
  return (
    <picture className={className}>
      {data.images.sources?.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={layout} />
      ))}
      <img
        src={fallback.src}
        srcSet={fallback.srcSet}
        sizes={layout}
        width={data.width * scale}
        height={Math.round(data.height * scale)}
        alt={image.alt}
        className={imgClassName}
        decoding="async"
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : "auto"}
      />
    </picture>
  );
}
