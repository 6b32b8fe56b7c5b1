/** The address of a project's dialog on the home page. */
export const projectHash = (id: string): string => `#project-${id}`;
