/**
 * Whether nobody builds on this build: it keeps nothing of webpack's for a next one, compresses
 * files quickly and shares its work with one process. The variable is THROWAWAY_BUILD=yes.
 */
export const isThrowaway = (environment: NodeJS.ProcessEnv): boolean =>
  environment.THROWAWAY_BUILD === "yes";
