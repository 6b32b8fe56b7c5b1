import { graphql } from "gatsby";

/**
 * A 412 px phone at 2.625 dots per pixel just fits the second width of the wide pictures. Lower
 * qualities break the long dark gradients of the pictures into blocks.
 */
export const pictureFragments = graphql`
  fragment WidePicture on ContentImage {
    alt(language: $language)
    file(language: $language) {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          placeholder: NONE
          formats: [AUTO, AVIF]
          avifOptions: { quality: 70 }
          jpgOptions: { quality: 82, progressive: true }
          breakpoints: [750, 1100, 1440, 1920]
        )
      }
    }
  }

  fragment HalfPicture on ContentImage {
    alt(language: $language)
    file(language: $language) {
      ...HalfPictureFile
    }
    lightFile(language: $language) {
      ...HalfPictureFile
    }
  }

  fragment Portrait on File {
    childImageSharp {
      gatsbyImageData(
        layout: FIXED
        width: 72
        height: 72
        placeholder: NONE
        formats: [AUTO, AVIF]
      )
    }
  }

  fragment HalfPictureFile on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 1200
        placeholder: NONE
        formats: [AUTO, AVIF]
        avifOptions: { quality: 64 }
        jpgOptions: { quality: 82, progressive: true }
        breakpoints: [420, 720, 1200]
      )
    }
  }
`;
