/** Query results for component tests. */
import type { ContentImage } from "../src/components/Picture/Picture";
import { type Language } from "../src/i18n/languages";
import { inEachLanguage } from "./inEachLanguage";

const letters = inEachLanguage({ en: "Growing steadily ", ar: "نمو متواصل لأعمالك " });

/** A text of exactly so many characters in the script of a language. */
export function textOfLength(length: number, language: Language): string {
  return letters[language].repeat(Math.ceil(length / letters[language].length)).slice(0, length);
}

/** A picture with two sizes and a modern format. */
export function samplePicture(alt: string): ContentImage & { lightFile: null } {
  return {
    alt,
    lightFile: null,
    file: {
      childImageSharp: {
        gatsbyImageData: {
          layout: "constrained",
          width: 1200,
          height: 800,
          images: {
            fallback: { src: "/photo.jpg", srcSet: "/photo.jpg 1200w", sizes: "100vw" },
            sources: [{ type: "image/avif", srcSet: "/photo.avif 1200w", sizes: "100vw" }],
          },
        },
      },
    },
  };
}

/** Services as the menus list them. */
type SampleService = readonly [id: string, title: string, description: string];
export const sampleServices = inEachLanguage<readonly [SampleService, SampleService]>({
  en: [
    ["cloud", "Cloud Solutions", "Hosting and moves to the cloud."],
    ["training", "Technology Training", "Sessions on your own data."],
  ],
  ar: [
    ["cloud", "الحلول السحابية", "استضافة ونقل إلى السحابة."],
    ["training", "التدريب التقني", "جلسات على بياناتك أنت."],
  ],
});

/** The shell's data in a language. */
export function sampleShell(language: Language): Queries.SiteShellFragment {
  return {
    socialPicture: "/static/social.jpg",
    site: { siteMetadata: { siteUrl: "https://fts.example", readableUrl: "https://fts.example" } },
    company: {
      name: "FTS",
      wordmark: null,
      url: "https://fts.example",
      tagline: textOfLength(30, language),
      blurb: textOfLength(80, language),
      foundingYear: 2020,
      email: "info@fts.example",
      phone: "+20 3 000 0000",
      whatsapp: "+20 100 000 0000",
      address: {
        locality: textOfLength(10, language),
        country: textOfLength(6, language),
        countryCode: "EG",
        mapUrl: "https://map.example/",
      },
      social: [{ icon: "brand-facebook", url: "https://facebook.example/fts", name: "Facebook" }],
    },
    menuServices: {
      pageInfo: { hasNextPage: false },
      nodes: sampleServices[language].map(([id, title, description]) => ({
        id,
        path: `/services/${id}/`,
        iconName: "cloud",
        color: "#b57e10",
        title,
        summary: description,
      })),
    },
    otherLanguages: { nodes: [] },
  };
}

/** A location of the page, as Gatsby hands it to a page. */
export function locationOf(address: string): Location {
  const { pathname, search, hash, href, origin } = new URL(address, "http://localhost");
  return { pathname, search, hash, href, origin } as Location;
}
