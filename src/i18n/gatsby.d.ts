/** The path prefix of the deployment, put in by Gatsby's build: "" or like "/site". */
declare const __PATH_PREFIX__: string;
