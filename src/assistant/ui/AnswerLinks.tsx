import type { KnowledgeLink } from "../knowledge";
import * as classes from "./AnswerLinks.module.css";
import { PageLink } from "./PageLink";

export interface AnswerLinksProps {
  links: readonly KnowledgeLink[];
  /** What the visitor takes along to the contact form. */
  message?: string;
  onLeave: () => void;
}

/** What an answer lets the visitor do: call, write, look at a map. */
export function AnswerLinks({ links, message, onLeave }: AnswerLinksProps) {
  return (
    <ul role="list" className={classes.root}>
      {links.map(({ kind, label, href }) => (
        <li key={href}>
          {kind === "form" || kind === "page" ? (
            <PageLink to={href} message={message} className={classes.link} onLeave={onLeave}>
              {label}
            </PageLink>
          ) : (
            <a href={href} className={classes.link}>
              {label}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

export interface SourceLinkProps {
  path: string;
  label: string;
  onLeave: () => void;
}

/** The page an answer comes from. */
export const SourceLink = ({ path, label, onLeave }: SourceLinkProps) => (
  <p className={classes.source}>
    <PageLink to={path} onLeave={onLeave}>
      {label}
    </PageLink>
  </p>
);
