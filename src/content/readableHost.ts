/** Shows punycode hosts in their own letters. At build time, since browsers have no function for it. */
import { domainToUnicode } from "node:url";

/** The address of a site with its host in its own letters: `https://شركة.مصر`. */
export function readableUrl(url: string): string {
  const { hostname } = new URL(url);
  return url.replace(hostname, domainToUnicode(hostname));
}

/**
 * A value of the content as visitors see it, by its type: the company's e-mail address in its own
 * letters, in whichever form the file has it.
 */
export function withReadableHosts<Value>(type: string, value: Value): Value {
  const { email } = value as { email?: unknown };
  if (type !== "Company" || typeof email !== "string") return value;
  const at = email.lastIndexOf("@") + 1;
  return { ...value, email: email.slice(0, at) + domainToUnicode(email.slice(at)) };
}
