/** Settings that the contact endpoint reads when it runs, secrets among them: no build may hold them. */
const runtimeSettings = [
  "SMTP_URL",
  "CONTACT_TO",
  "CONTACT_FROM",
  "CONTACT_DATABASE_URL",
  "CONTACT_DATABASE_AUTH_TOKEN",
  "CONTACT_MESSAGE_LIMIT",
  "CONTACT_SPOOL_DIR",
  "CONTACT_SPOOL_LIMIT",
  "CONTACT_RATE_LIMIT",
  "CONTACT_ORIGINS",
  "TRUSTED_PROXIES",
];

/** What every build finds in their place, and a test then looks for in all it has written. */
export const canary = "canary-a91c4be07d52";

/** The run-time settings as a build gets them: recognisable, and never the real ones. */
export const canaryEnvironment: Readonly<Record<string, string>> = Object.fromEntries(
  runtimeSettings.map((name) => [name, `${canary}-${name}`]),
);
