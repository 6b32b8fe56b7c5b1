import { graphql } from "gatsby";

/**
 * Widths are chosen so that a 412 px phone at 2.625 dots per pixel just fits the third. Below these
 * qualities the long dark gradients of the pictures break into blocks; they are small all the same.
 */
export const pictureFragments = graphql`
  fragment WidePicture on ContentImage {
    alt(language: $language)
    file {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          placeholder: NONE
          formats: [AUTO, AVIF]
          avifOptions: { quality: 72 }
          jpgOptions: { quality: 82, progressive: true }
          breakpoints: [640, 750, 1100, 1440, 1920]
        )
      }
    }
  }

  fragment HalfPicture on ContentImage {
    alt(language: $language)
    file {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 1200
          placeholder: NONE
          formats: [AUTO, AVIF]
          avifOptions: { quality: 66 }
          jpgOptions: { quality: 82, progressive: true }
          breakpoints: [420, 640, 860, 1200]
        )
      }
    }
  }
`;
