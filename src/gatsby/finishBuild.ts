import type { BuildArgs } from "gatsby";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { languageCodes, type Language } from "../i18n/languages";
import { outsideHosts } from "./outsideHosts";
import { compressFiles } from "./postBuild/compress";
import { writePolicies } from "./postBuild/csp";
import { writeHostFiles } from "./postBuild/hostFiles";
import { writeRedirects } from "./postBuild/redirects";
import type { RedirectWords } from "./postBuild/redirectPage";

interface Finish {
  site: { siteMetadata: { siteUrl: string } };
  allSitePage: { nodes: { path: string }[] };
  allRedirect: { nodes: { from: string; to: string }[] };
}

/**
 * What the built site needs beyond Gatsby's own output. The order matters: policies hash the
 * final scripts, and compression comes last, over the finished files.
 * @throws if a redirect leads nowhere or a page cannot be given its policy.
 */
export async function finishBuild({ graphql }: BuildArgs): Promise<void> {
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
  const root = join(process.cwd(), "public");
  const { siteUrl } = data.site.siteMetadata;
  await writeRedirects({
    root,
    siteUrl,
    redirects: data.allRedirect.nodes,
    pagePaths: new Set(data.allSitePage.nodes.map(({ path }) => path)),
    words: redirectWords(),
  });
  await writePolicies(root, outsideHosts(process.env));
  await writeHostFiles(root, siteUrl);
  await compressFiles(root);
}

/** The words of redirect pages, which stand outside React, from the locale files. */
function redirectWords(): Record<Language, RedirectWords> {
  const entries = languageCodes.map((language) => {
    const file = join(process.cwd(), "locales", language, "common.json");
    const { redirect } = JSON.parse(readFileSync(file, "utf8")) as { redirect: RedirectWords };
    return [language, redirect] as const;
  });
  return Object.fromEntries(entries) as Record<Language, RedirectWords>;
}
