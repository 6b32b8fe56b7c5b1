import type { OutsideService } from "./csp";

/** The variable that leads the contact form to an endpoint on another host. */
export const contactEndpointVariable = "GATSBY_CONTACT_ENDPOINT";

const isOwnMachine = (hostname: string) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

/**
 * What the content security policy has to allow for GATSBY_CONTACT_ENDPOINT: sending the form there,
 * with and without a script. Throws with what to write instead when it is no address that a page
 * served by https could send personal data to.
 */
export const contactSources: OutsideService = ({ [contactEndpointVariable]: endpoint }) => {
  if (!endpoint) return {};
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  const secure =
    url?.protocol === "https:" || (url?.protocol === "http:" && isOwnMachine(url.hostname));
  if (!url || !secure || url.username || url.password || url.hash) {
    throw new Error(
      `${contactEndpointVariable} is "${endpoint}": write the endpoint's full address, like https://forms.fts.example/api/contact`,
    );
  }
  return { "connect-src": [url.origin], "form-action": [url.origin] };
};
