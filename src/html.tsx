import type { HTMLAttributes, ReactNode } from "react";

export interface HtmlProps {
  htmlAttributes: HTMLAttributes<HTMLHtmlElement>;
  bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  headComponents: ReactNode;
  preBodyComponents: ReactNode;
  postBodyComponents: ReactNode;
  /** The page, as HTML. */
  body: string;
}

/**
 * Makes Cloudflare leave the e-mail addresses of a page alone. It would put a script of its own in
 * their place, which the page's policy refuses, and the page would not be the one that React expects:
 * https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
const withPlainAddresses = (body: string) => `<!--email_off-->${body}<!--/email_off-->`;

/** The document around every page: Gatsby's, without its tags for Internet Explorer and iOS 8. */
export default function Html(props: HtmlProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/html-has-lang -- among the attributes: see src/app/ssr.tsx
    <html {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: withPlainAddresses(props.body) }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
