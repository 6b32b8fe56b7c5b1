import type { BuildArgs } from "gatsby";
import { join } from "node:path";
import { languageCodes, type Language } from "../i18n/languages";
import type { ListWords } from "../i18n/listPages";
import type { SiteFacts } from "../seo/structuredData/facts";
import { fileCache } from "./fileCache";
import { localeWords } from "./localeWords";
import { outsideHosts } from "./outsideHosts";
import { compressFiles } from "./postBuild/compress";
import { finishPages } from "./postBuild/finishPages";
import { writeHostFiles } from "./postBuild/hostFiles";
import { writeManifests, type ManifestWords } from "./postBuild/manifests";
import { writeRedirects } from "./postBuild/redirects";
import type { RedirectWords } from "./postBuild/redirectPage";
import { writeRobots } from "./postBuild/robots";
import { pageCache } from "./postBuild/pageFacts";
import { removeSuperseded } from "./postBuild/superseded";
import { readSiteContent, type PageWords, type SiteContent } from "./structuredData/content";
import { dataScripts } from "./structuredData/pages";

interface Finish {
  site: { siteMetadata: { siteUrl: string } };
  allSitePage: { nodes: { path: string }[] };
  allRedirect: { nodes: { from: string; to: string }[] };
}

interface CommonWords {
  nav: { home: { link: string }; services: { link: string } };
  redirect: RedirectWords;
}

interface SeoWords {
  price: { unit: Record<string, string> };
}

/**
 * What the built site needs beyond Gatsby's own output. The order matters: policies hash the
 * final scripts, and compression comes last, over the finished files.
 * @throws if a redirect leads nowhere or a page cannot be given its data or its policy.
 */
export async function finishBuild({ graphql, pathPrefix }: BuildArgs): Promise<void> {
  const result = await graphql<Finish>(`
    query FinishBuild {
      site {
        siteMetadata {
          siteUrl
        }
      }
      allSitePage {
        nodes {
          path
        }
      }
      allRedirect {
        nodes {
          from
          to
        }
      }
    }
  `);
  const { data } = result;
  if (!data || result.errors) {
    throw new Error(`The finished site could not be queried: ${JSON.stringify(result.errors)}`);
  }
  const project = process.cwd();
  const root = join(project, "public");
  const { siteUrl } = data.site.siteMetadata;
  const inLanguage = <T>(make: (language: Language) => T) =>
    Object.fromEntries(languageCodes.map((code) => [code, make(code)])) as Record<Language, T>;
  const common = inLanguage((code) => localeWords(project, code, "common") as CommonWords);

  const scripts: [string, string | undefined][] = [];
  const manifests: Partial<Record<Language, ManifestWords>> = {};
  for (const language of languageCodes) {
    const content = await readSiteContent(graphql, language);
    const { price } = localeWords(project, language, "seo") as SeoWords;
    const { home, services } = common[language].nav;
    const words = { home: home.link, services: services.link, units: price.unit };
    const facts: SiteFacts = { siteUrl, language, company: content.company, words };
    const { list } = localeWords(project, language, "pages") as { list: ListWords };
    scripts.push(...dataScripts(content, facts, list));
    manifests[language] = manifestWords(content);
  }

  await writeRedirects({
    root,
    siteUrl,
    pathPrefix,
    redirects: data.allRedirect.nodes,
    pagePaths: new Set(data.allSitePage.nodes.map(({ path }) => path)),
    words: inLanguage((code) => common[code].redirect),
  });
  await writeManifests(root, manifests as Record<Language, ManifestWords>, pathPrefix);
  await writeRobots(root, siteUrl);
  const caches = { pages: pageCache(project), compressed: fileCache(project, "compressed") };
  const extra = outsideHosts(process.env);
  const named = await finishPages(root, { texts: new Map(scripts), extra, cache: caches.pages });
  await removeSuperseded(root, named);
  await writeHostFiles(root, siteUrl, pathPrefix);
  await compressFiles(root, caches.compressed);
  for (const name of ["pages", "compressed", "social", "search"]) {
    await fileCache(project, name).sweep();
  }
}

function manifestWords({ company, homePage }: SiteContent): ManifestWords {
  const { title, description } = (homePage as PageWords).seo;
  return { brand: company.name, title, description };
}
