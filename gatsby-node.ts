/** The table of contents of what happens at build time: each hook calls what src/ holds for it. */
import type { GatsbyNode } from "gatsby";
import { unknownAnswers, writeKnowledge } from "./src/assistant/build/knowledge";
import { addressNameFields } from "./src/gatsby/addressNames";
import { rerunCreatePagesIfSourcesChanged, updateContentNodes } from "./src/gatsby/contentNodes";
import { createLanguageExtensions } from "./src/gatsby/localizedField";
import { createCollectionPages } from "./src/gatsby/createCollectionPages";
import { serveEditSession } from "./src/gatsby/editSession";
import { erpTourFields } from "./src/gatsby/erpTourField";
import { finishBuild } from "./src/gatsby/finishBuild";
import { formattedFields } from "./src/gatsby/formattedFields";
import { customizeFunctionBundle } from "./src/gatsby/functionBundle";
import { writeIconSprite } from "./src/gatsby/iconSprite";
import { customizeWebpack } from "./src/gatsby/webpack";
import { measurementFields } from "./src/gatsby/measurementField";
import { measurePictures } from "./src/gatsby/patches/measurePictures";
import { correctNotFoundPath } from "./src/gatsby/patches/notFoundPath";
import { renderEveryPage } from "./src/gatsby/patches/renderEveryPage";
import { leaveOutUnreadableJson } from "./src/gatsby/patches/unreadableJson";
import { pageTitleFields } from "./src/gatsby/pageTitleField";
import { pathPrefix, siteUrlField } from "./src/gatsby/siteUrl";
import { requirePrefixPaths } from "./src/gatsby/requirePrefixPaths";
import { reportRuntimeErrors } from "./src/gatsby/runtimeErrors";
import { searchIndexField } from "./src/gatsby/searchIndex";
import { rootFields, typeDefinitions } from "./src/gatsby/schema";
import { socialPictureField } from "./src/gatsby/socialPictures/field";
import { writeThemeStyles } from "./src/gatsby/themeStyles";
import {
  keepLastGoodContent,
  isContentValid,
  requireSettings,
  requireValidContent,
} from "./src/gatsby/validContent";
import { wordmarkField } from "./src/gatsby/wordmarkField";

export const onPreInit: GatsbyNode["onPreInit"] = () => {
  customizeFunctionBundle();
  leaveOutUnreadableJson(process.cwd());
};

// In every process that answers queries.
export const onPluginInit: GatsbyNode["onPluginInit"] = () => measurePictures();

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = (args) => {
  requireSettings(args);
  requirePrefixPaths(args, pathPrefix);
  writeThemeStyles(process.cwd());
  return requireValidContent(args);
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => {
  createLanguageExtensions(args);
  args.actions.createTypes(typeDefinitions());
};

export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  // Gatsby declares it as a bare Function.
  const addResolvers = args.createResolvers as (resolvers: object) => void;
  addResolvers({
    Query: {
      ...rootFields().Query,
      searchIndex: searchIndexField,
      socialPicture: socialPictureField,
    },
    ...addressNameFields,
    ...formattedFields,
    ...erpTourFields,
    ...measurementFields,
    ...pageTitleFields,
    ...siteUrlField,
    ...wordmarkField,
  });
};

export const createPages: GatsbyNode["createPages"] = async (args) => {
  await updateContentNodes(args);
  return createCollectionPages(args);
};

export const onCreatePage: GatsbyNode["onCreatePage"] = (args) => correctNotFoundPath(args);

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) =>
  customizeWebpack(args);

export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = () =>
  rerunCreatePagesIfSourcesChanged();

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async ({ reporter }) => {
  await isContentValid(reporter);
  writeKnowledge(process.cwd());
  for (const issue of unknownAnswers(process.cwd())) reporter.warn(issue);
  await writeIconSprite(process.cwd());
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (args) => {
  keepLastGoodContent();
  reportRuntimeErrors(args);
  serveEditSession(args);
};

export const onPreBuild: GatsbyNode["onPreBuild"] = (args) => renderEveryPage(args);

export const onPostBuild: GatsbyNode["onPostBuild"] = (args) => finishBuild(args);
