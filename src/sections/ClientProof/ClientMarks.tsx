import { Title } from "@mantine/core";
import * as classes from "./ClientProof.module.css";

export interface ClientMarksProps {
  clients: NonNullable<Queries.ClientProofFragment["clients"]["items"]>;
  /** Where the section's own heading is about something else. */
  title?: string | undefined;
}

/** The address of a file in public/, which Gatsby names by its path. */
const addressOf = (path: string) => path.split("/").map(encodeURIComponent).join("/");

/** The clients' logos in the tone of the text, whatever their colours. */
export function ClientMarks({ clients, title }: ClientMarksProps) {
  return (
    <div className={classes.clients}>
      {title ? <Title order={3}>{title}</Title> : null}
      <ul role="list">
        {clients.map(({ name, logo, link }) => {
          const mark = <img src={addressOf(logo.publicURL ?? "")} alt={name} loading="lazy" />;
          return <li key={name}>{link ? <a href={link}>{mark}</a> : mark}</li>;
        })}
      </ul>
    </div>
  );
}
