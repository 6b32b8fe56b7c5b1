import type { OutsideService } from "./csp";

/** The variable that leads the contact form to an endpoint on another host. */
export const contactEndpointVariable = "GATSBY_CONTACT_ENDPOINT";

const isOwnMachine = (hostname: string) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

/**
 * The sources that the content security policy needs for GATSBY_CONTACT_ENDPOINT, to send the form with
 * and without scripts.
 * @throws with what to write instead, unless the address is https or this machine
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
