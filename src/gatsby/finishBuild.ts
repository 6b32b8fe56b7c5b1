import type { BuildArgs } from "gatsby";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inLanguage } from "../content/localize";
import { readContent, type LocalizedContent } from "../content/readContent";
import { robots } from "../hosting/robots";
import { languageCodes, perLanguage } from "../i18n/languages";
import type { SiteFacts } from "../seo/structuredData/facts";
import { localeWords } from "../i18n/build/localeWords";
import { outsideHosts } from "../hosting/build/outsideHosts";
import { readEditorBackend } from "../content/editor/build/editorBackend";
import { compressFiles } from "../hosting/build/compress";
import { removeEditor, writeEditor } from "../content/editor/build/writeEditor";
import { finishPages } from "./finishPages";
import { writeHostFiles } from "../hosting/build/hostFiles";
import { writeManifests, type ManifestWords } from "../hosting/build/manifests";
import { writeRedirects } from "../hosting/build/redirects";
import type { RedirectWords } from "../hosting/build/redirectPage";
import { publicFiles } from "../hosting/build/publicFiles";
import { removeStaleAssets } from "../hosting/build/staleAssets";
import { dataScripts, type NavigationWords } from "../seo/build/pageFacts";

interface SiteQuery {
  site: { siteMetadata: { siteUrl: string } };
  allSitePage: { nodes: { path: string }[] };
}

interface CommonWords {
  nav: { home: { link: string } } & NavigationWords;
  redirect: RedirectWords;
}

interface SeoWords {
  price: { unit: Record<string, string> };
}

/**
 * Adds what Gatsby does not write: redirects, manifests, robots.txt, policies, host files and
 * compressed copies. Keep the order: policies hash the final scripts, and compression reads the
 * finished files.
 * @throws if a redirect leads nowhere or a page cannot be given its data or its policy.
 */
export async function finishBuild({ graphql, pathPrefix }: BuildArgs): Promise<void> {
  const result = await graphql<SiteQuery>(`
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
    }
  `);
  const { data } = result;
  if (!data || result.errors) {
    throw new Error(`The finished site could not be queried: ${JSON.stringify(result.errors)}`);
  }
  const project = process.cwd();
  const root = join(project, "public");
  const { siteUrl } = data.site.siteMetadata;
  const common = perLanguage((code) => localeWords(project, code, "common") as CommonWords);

  const content = readContent(project);
  const structuredData: [string, string | undefined][] = [];
  const localized = perLanguage((code) => inLanguage(content, code));
  for (const language of languageCodes) {
    const { price } = localeWords(project, language, "seo") as SeoWords;
    const { nav } = common[language];
    const words = { home: nav.home.link, units: price.unit };
    const { company, proof } = localized[language];
    const facts: SiteFacts = { siteUrl, language, company, proof, words };
    structuredData.push(...dataScripts(localized[language], facts, nav));
  }

  await writeRedirects({
    root,
    siteUrl,
    pathPrefix,
    redirects: content.redirects,
    pagePaths: new Set(data.allSitePage.nodes.map(({ path }) => path)),
    words: perLanguage((code) => common[code].redirect),
  });
  const manifests = perLanguage((code) => manifestWords(localized[code]));
  await writeManifests(root, manifests, pathPrefix);
  await writeFile(join(root, "robots.txt"), robots(siteUrl));
  // Keep the compressed copies and editor files that static/ provides.
  const staticFiles = new Set(await publicFiles(join(project, "static")));
  await removeEditor(root, staticFiles);
  await finishPages(root, {
    structuredData: new Map(structuredData),
    extra: outsideHosts(process.env),
  });
  const editor = readEditorBackend(process.env);
  // After finishPages: the editor's pages have a policy of their own.
  if (editor) await writeEditor({ project, root, pathPrefix, editor });
  await removeStaleAssets(root);
  await writeHostFiles(root, siteUrl, pathPrefix);
  await compressFiles(root, staticFiles);
}

function manifestWords({ company, home }: LocalizedContent): ManifestWords {
  const { title, description } = home.seo;
  return { brand: company.name, title, description };
}
