export interface GraphqlBlock {
  /** The heading above the block. */
  title: string;
  query: string;
}

/** The ```graphql blocks of a Markdown text, each with the heading it stands under. */
export function graphqlBlocks(markdown: string): GraphqlBlock[] {
  const parts = markdown.matchAll(/^#+ (?<title>.+)$|^```graphql\n(?<query>[\s\S]*?)^```$/gm);
  let title = "";
  const blocks: GraphqlBlock[] = [];
  for (const { groups } of parts) {
    if (groups?.title !== undefined) title = groups.title;
    else if (groups?.query !== undefined) blocks.push({ title, query: groups.query });
  }
  return blocks;
}
