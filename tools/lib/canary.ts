/** Run-time settings of the contact endpoint, secrets among them: no build may contain them. */
const runtimeSettings = [
  "SMTP_URL",
  "CONTACT_TO",
  "CONTACT_FROM",
  "CONTACT_DATABASE_URL",
  "CONTACT_DATABASE_AUTH_TOKEN",
  "CONTACT_MESSAGE_LIMIT",
  "CONTACT_RATE_LIMIT",
  "CONTACT_ORIGINS",
  "TRUSTED_PROXIES",
];

/** The value every build gets in their place; a test searches its output for it. */
export const canary = "canary-a91c4be07d52";

/** The run-time settings as a build gets them: recognisable, and never the real ones. */
export const canaryEnvironment: Readonly<Record<string, string>> = Object.fromEntries(
  runtimeSettings.map((name) => [name, `${canary}-${name}`]),
);
