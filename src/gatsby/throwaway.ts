/**
 * Whether nobody builds on this build: it keeps nothing of webpack's for a next one and compresses
 * files quickly. The variable is THROWAWAY_BUILD=yes.
 */
export const isThrowaway = (environment: NodeJS.ProcessEnv): boolean =>
  environment.THROWAWAY_BUILD === "yes";
